#!/bin/sh
# A `.env` for docker-compose.yml, with secrets that nobody had before.
#   sh deploy/new-env.sh > .env                    to try it out: http://localhost:3000, mails in an inbox
#   sh deploy/new-env.sh menu.example.com > .env   sets your contacts; fill in the empty variables
set -eu
random() { od -An -N 32 -tx1 /dev/urandom | tr -d ' \n'; }

for name in SESSION_SECRET MAIL_KEY MESSAGE_KEY POSTGRES_PASSWORD \
  IDENTITY_DATABASE_PASSWORD MENUS_DATABASE_PASSWORD BILLING_DATABASE_PASSWORD \
  MEDIA_DATABASE_PASSWORD GATEWAY_REDIS_PASSWORD IDENTITY_REDIS_PASSWORD MENUS_REDIS_PASSWORD \
  BILLING_REDIS_PASSWORD MEDIA_REDIS_PASSWORD OPERATOR_REDIS_PASSWORD GRAFANA_PASSWORD; do
  echo "$name=$(random)"
done
if [ $# -eq 0 ]; then
  echo 'COMPOSE_PROFILES=try'
  echo 'SMTP_URL=smtp://inbox:1025'
  echo "MAIL_FROM='CartaViva <hola@cartaviva.local>'"
else
  echo "SITE_ADDRESS=$1"
  echo "PUBLIC_URL=https://$1"
  echo 'PORT=80'
  echo 'HTTPS_PORT=443'
  echo '# The mail server, as smtps://user@host, and its password. Nothing starts without them.'
  echo 'SMTP_URL='
  echo 'SMTP_PASSWORD='
  echo "MAIL_FROM='CartaViva <hola@$1>'"
  echo '# Contact addresses shown to people: create these mailboxes, or change the addresses.'
  echo "SUPPORT_EMAIL=soporte@$1"
  echo "SUPPORT_DEDICATED_EMAIL=empresas@$1"
  echo "SALES_EMAIL=ventas@$1"
  echo "LEGAL_EMAIL=legal@$1"
  echo '# Telephone number shown to people, with its country code (+1 809 …), and the WhatsApp number'
  echo '# in digits only (1809…). The gateway does not start without them.'
  echo 'SUPPORT_PHONE='
  echo 'SUPPORT_WHATSAPP='
fi
