#!/bin/bash
# Stands in for systemd's systemctl in the runbook's tests. It starts what the unit names, with the unit's settings, and
# leaves out everything else of the unit: its user, its confinement, its restarts after a failure. The socket is open
# from start to stop, and during a restart. Timers are not started.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
unit=$root/etc/systemd/system/greenmile.service
pid=$root/greenmile.pid
holder=$root/greenmile-socket.pid

# is_running <file>: whether the process in the file runs.
is_running() { [ -f "$1" ] && kill -0 "$(cat "$1")" 2>/dev/null; }

# Becomes the server, on the socket that this process has got as number 3.
serve() {
  mapfile -t settings < <(sed -n 's/^Environment=//p' "$unit" | sed -f "$root/replace.sed" | tr ' ' '\n')
  mapfile -t from_file < "$root/etc/greenmile.env"
  read -ra command < <(sed -n 's/^ExecStart=//p' "$unit" | sed -f "$root/replace.sed")
  echo $$ > "$pid"
  exec env LISTEN_FDS=1 LISTEN_PID=$$ DESK_PORT=off RATE_LIMIT_SCALE=1000 \
    "${settings[@]}" "${from_file[@]}" "${command[@]}"
}

start() {
  if is_running "$pid"; then return; fi
  rm -f "$pid"
  # shellcheck disable=SC1091
  . "$root/ports"
  node "$root/bin/hold-socket.mjs" "$SITE_PORT" "$0" serve >> "$root/greenmile.log" 2>&1 < /dev/null &
  echo $! > "$holder"
  while is_running "$holder" && [ ! -s "$pid" ]; do sleep 0.05; done
}

stop() {
  if is_running "$holder"; then kill -KILL "$(cat "$holder")"; fi
  if ! is_running "$pid"; then return; fi
  kill -TERM "$(cat "$pid")"
  while is_running "$pid"; do sleep 0.05; done
}

restart() {
  if ! is_running "$pid"; then start; return; fi
  old=$(cat "$pid")
  kill -TERM "$old"
  while is_running "$holder" && [ "$(cat "$pid")" = "$old" ]; do sleep 0.05; done
}

case "$*" in
  serve) serve ;;
  daemon-reload) ;;
  "reload nginx") exec "$root/bin/nginx" -s reload ;;
  "enable --now greenmile.socket greenmile greenmile-backup.timer")
    [ -f "${unit%.service}.socket" ] && [ -f "${unit%.service}-backup.timer" ]
    start
    ;;
  "start greenmile") [ -f "$unit" ]; start ;;
  "stop greenmile") [ -f "$unit" ]; stop ;;
  "restart greenmile") [ -f "$unit" ]; restart ;;
  "show greenmile "*)
    active=inactive; if is_running "$pid"; then active=active; fi
    printf '%s\n' LoadState=loaded UnitFileState=enabled "ActiveState=$active" "MainPID=$(cat "$pid")"
    ;;
  *) echo "systemctl $*: the tests have no such command" >&2; exit 1 ;;
esac
