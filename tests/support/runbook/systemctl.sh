#!/bin/bash
# Stands in for systemd's systemctl in the runbook's tests. It starts what the unit names, with the unit's settings, and
# leaves out everything else of the unit: its user, its confinement, its restarts. Sockets and timers are not started.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
unit=$root/etc/systemd/system/greenmile.service
pid=$root/greenmile.pid

is_running() { [ -f "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }

start() {
  if is_running; then return; fi
  mapfile -t settings < <(sed -n 's/^Environment=//p' "$unit" | sed -f "$root/replace.sed" | tr ' ' '\n')
  mapfile -t from_file < "$root/etc/greenmile.env"
  read -ra command < <(sed -n 's/^ExecStart=//p' "$unit" | sed -f "$root/replace.sed")
  # shellcheck disable=SC1091
  . "$root/ports"
  env PORT="$SITE_PORT" DESK_PORT=off RATE_LIMIT_SCALE=1000 "${settings[@]}" "${from_file[@]}" "${command[@]}" \
    >> "$root/greenmile.log" 2>&1 < /dev/null &
  echo $! > "$pid"
}

stop() {
  if ! is_running; then return; fi
  kill -TERM "$(cat "$pid")"
  while is_running; do sleep 0.05; done
}

case "$*" in
  daemon-reload) ;;
  "reload nginx") exec "$root/bin/nginx" -s reload ;;
  "enable --now greenmile.socket greenmile greenmile-backup.timer")
    [ -f "${unit%.service}.socket" ] && [ -f "${unit%.service}-backup.timer" ]
    start
    ;;
  "start greenmile") [ -f "$unit" ]; start ;;
  "stop greenmile") [ -f "$unit" ]; stop ;;
  "restart greenmile") [ -f "$unit" ]; stop; start ;;
  *) echo "systemctl $*: the tests have no such command" >&2; exit 1 ;;
esac
