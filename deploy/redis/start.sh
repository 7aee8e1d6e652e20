#!/bin/sh
# Starts Redis with the users of users.acl, whose passwords come in the environment.
set -eu
users=${USERS_FILE:-/tmp/users.acl}
sh "$(dirname "$0")/users.sh" > "$users"

exec docker-entrypoint.sh "$@" --aclfile "$users"
