#!/bin/sh
# Prints the users of users.acl for Redis's `aclfile`. Their passwords come in the environment, as
# GATEWAY_REDIS_PASSWORD and so on, and are written down as hashes.
set -eu
: "${GATEWAY_REDIS_PASSWORD:?}" "${IDENTITY_REDIS_PASSWORD:?}" "${MENUS_REDIS_PASSWORD:?}" \
  "${BILLING_REDIS_PASSWORD:?}" "${MEDIA_REDIS_PASSWORD:?}" "${OPERATOR_REDIS_PASSWORD:?}"
hash_of() { printf %s "$1" | sha256sum | cut -d ' ' -f 1; }

sed -e '/^#/d' "$(dirname "$0")/users.acl" | tr -s '\n' ' ' | tr -s ' ' | sed 's/ *user /\nuser /g' |
  sed -e '/^$/d' -e 's/ *$//' \
    -e "s/ #gateway / #$(hash_of "$GATEWAY_REDIS_PASSWORD") /" \
    -e "s/ #identity / #$(hash_of "$IDENTITY_REDIS_PASSWORD") /" \
    -e "s/ #menus / #$(hash_of "$MENUS_REDIS_PASSWORD") /" \
    -e "s/ #billing / #$(hash_of "$BILLING_REDIS_PASSWORD") /" \
    -e "s/ #media / #$(hash_of "$MEDIA_REDIS_PASSWORD") /" \
    -e "s/ #operator / #$(hash_of "$OPERATOR_REDIS_PASSWORD") /"
