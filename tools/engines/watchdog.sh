#!/bin/sh
# Ends a process when its starter has ended, even by SIGKILL.
# Usage: watchdog.sh SIGNAL GRACE_SECONDS
# Standard input is a pipe from the starter. Its first line is the process ID, and a second line means that
# the process has ended. When the pipe closes without the second line, the process gets SIGNAL. Its process
# group gets SIGKILL as soon as the process is gone, or after GRACE_SECONDS.
trap '' HUP INT TERM
read -r pid || exit 0
read -r _ended && exit 0
kill -s "$1" "$pid" 2>/dev/null
tenths=$(($2 * 10))
while [ "$tenths" -gt 0 ] && kill -0 "$pid" 2>/dev/null; do
  sleep 0.1
  tenths=$((tenths - 1))
done
kill -s KILL -- "-$pid" 2>/dev/null
