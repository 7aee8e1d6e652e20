#!/bin/sh
# A `.env` for docker-compose.yml, with secrets that nobody had before: sh deploy/new-env.sh > .env
# For people's mail, name a mail server in SMTP_URL, your address in MAIL_FROM, and take out `try`.
set -eu
random() { od -An -N 32 -tx1 /dev/urandom | tr -d ' \n'; }

for name in SESSION_SECRET MAIL_KEY MESSAGE_KEY POSTGRES_PASSWORD \
  IDENTITY_DATABASE_PASSWORD MENUS_DATABASE_PASSWORD BILLING_DATABASE_PASSWORD \
  MEDIA_DATABASE_PASSWORD GATEWAY_REDIS_PASSWORD IDENTITY_REDIS_PASSWORD MENUS_REDIS_PASSWORD \
  BILLING_REDIS_PASSWORD MEDIA_REDIS_PASSWORD OPERATOR_REDIS_PASSWORD; do
  echo "$name=$(random)"
done
echo 'COMPOSE_PROFILES=try'
echo 'SMTP_URL=smtp://inbox:1025'
echo "MAIL_FROM='CartaViva <hola@cartaviva.local>'"
