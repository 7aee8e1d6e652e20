#!/bin/sh
# Executes a command once a watchdog watches this process.
# Usage: guarded.sh DESCRIPTOR COMMAND [ARGUMENT...]
# DESCRIPTOR is a pipe from the starter, which writes a line to it when the watchdog of this process knows
# it. When the pipe closes without a line, the starter has ended, and nothing is started.
gate=$1
shift
eval "read -r _watched <&$gate" || exit 0
eval "exec $gate<&-"
exec "$@"
