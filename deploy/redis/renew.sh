#!/bin/sh
# Gives the Redis that runs the users of users.acl, and interrupts nobody. Rights and passwords come beside those
# that it has, which end when it starts anew: docs/operations/upgrades.md, secrets.md. Takes options of redis-cli.
set -eu
users=$(sh "$(dirname "$0")/users.sh")
export REDISCLI_AUTH="$OPERATOR_REDIS_PASSWORD"
redis-cli -e --user operator "$@" PING > /dev/null
printf '%s\n' "$users" | sed 's/^user /ACL SETUSER /' | redis-cli -e --user operator "$@"
