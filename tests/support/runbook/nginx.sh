#!/bin/bash
# The system's nginx with the runbook's site, on unprivileged ports of this machine. It leaves out IPv6, which not every
# machine has. `-s reload` starts it where it does not run, as a package's installation has done elsewhere.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
. "$root/ports"
mkdir -p "$root/nginx" "$root/var/log/nginx"
sed -f "$root/replace.sed" -e '/listen \[::\]/d' \
  -e "s/listen 80;/listen 127.0.0.1:$HTTP_PORT;/" -e "s/listen 443/listen 127.0.0.1:$TLS_PORT/" \
  "$root/etc/nginx/conf.d/greenmile.conf" > "$root/nginx/site.conf"
cat > "$root/nginx/nginx.conf" <<END
pid $root/nginx/pid;
error_log $root/nginx/error.log;
worker_processes 1;
events {}
http {
  client_body_temp_path $root/nginx/body;
  proxy_temp_path $root/nginx/proxy;
  fastcgi_temp_path $root/nginx/fastcgi;
  uwsgi_temp_path $root/nginx/uwsgi;
  scgi_temp_path $root/nginx/scgi;
  include $root/nginx/site.conf;
}
END
run=(/usr/sbin/nginx -p "$root/nginx" -e "$root/nginx/error.log" -c "$root/nginx/nginx.conf")
if [ "$*" = "-s reload" ] && [ ! -s "$root/nginx/pid" ]; then exec "${run[@]}"; fi
exec "${run[@]}" "$@"
