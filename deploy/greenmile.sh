#!/bin/sh
# greenmile <command>: `start` becomes the server, everything else is a command beside it. Lies in a release next to
# `dist` and `node`, and in the container image.
set -eu
here=$(dirname "$(readlink -f "$0")")
[ -d "$here/dist" ] || here=/app
node="$here/node"
[ -x "$node" ] || node=node

if [ "${1-}" != start ]; then
  exec "$node" "$here/dist/server/greenmile.js" "$@"
fi

shift
settings=
case "${1-}" in
  "") ;;
  --env-file) settings="--env-file=${2?Usage: greenmile start [--env-file <file>]}" ;;
  --env-file=*) settings="$1" ;;
  *) echo "Usage: greenmile start [--env-file <file>]"; [ "$1" = --help ]; exit ;;
esac
# Little memory: docs/operations.md says what each does.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-2}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_-131072}"
exec "$node" ${settings:+"$settings"} --max-semi-space-size=2 --max-old-space-size=256 \
  "$here/dist/server/main.js" "$here/dist"
