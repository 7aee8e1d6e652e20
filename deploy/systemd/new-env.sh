#!/bin/sh
# What each unit of this folder reads, with secrets that nobody had before, for engines on this machine:
#   sh deploy/systemd/new-env.sh menu.example.com /etc/cartaviva
# engines.env has the passwords to set up Postgres and Redis with.
set -eu
domain=${1:?names the domain} folder=${2:?names the folder}
umask 077
mkdir -p "$folder"
[ ! -e "$folder/gateway.env" ] || { echo "$folder has secrets already" >&2; exit 1; }

all=$(sh "$(dirname "$0")/../new-env.sh" "$domain")
of() { printf '%s\n' "$all" | grep -E "^($1)=" ; }
as() { of "$2" | sed "s/^$2=/$1=/"; }

common() {
  of 'PUBLIC_URL|MESSAGE_KEY'
  echo "REDIS_URL=redis://$1@127.0.0.1:6379"
  as REDIS_PASSWORD "$2_REDIS_PASSWORD"
}
service() {
  common "$1" "$2"
  echo "DATABASE_URL=postgres://$1@127.0.0.1/cartaviva"
  as DATABASE_PASSWORD "$2_DATABASE_PASSWORD"
}
administrator() {
  echo 'DATABASE_ADMIN_URL=postgres://postgres@127.0.0.1/cartaviva'
  as DATABASE_ADMIN_PASSWORD POSTGRES_PASSWORD
}
objects='OBJECTS_DIR=/var/lib/cartaviva/objects'

# The same for gateway and billing: pages load PayPal's script from where payments are asked for.
paypal='PAYPAL_API_BASE=https://api-m.paypal.com'

{
  common gateway GATEWAY
  of SESSION_SECRET
  echo TRUSTED_PROXIES=1
  printf '%s\n' "$objects" "$paypal"
  echo '# Contact addresses shown to people: create these mailboxes, or change them here and in the other files.'
  of 'SUPPORT_EMAIL|SUPPORT_DEDICATED_EMAIL|SALES_EMAIL|LEGAL_EMAIL'
  echo '# Telephone number shown to people, with its country code (+1 809 …), and the WhatsApp number'
  echo '# in digits only (1809…). The gateway does not start without them.'
  of 'SUPPORT_PHONE|SUPPORT_WHATSAPP'
} > "$folder/gateway.env"
{ service identity IDENTITY; of 'MAIL_KEY|SALES_EMAIL'; } > "$folder/identity-service.env"
service menus MENUS > "$folder/menus-service.env"
{
  service billing BILLING
  echo '# Payments answer 503 until these are of a shop at PayPal.'
  echo "$paypal"
  for name in CLIENT_ID CLIENT_SECRET WEBHOOK_ID PAYEE; do echo "PAYPAL_$name=none"; done
} > "$folder/billing-service.env"
{
  service media MEDIA
  of 'MAIL_KEY|SUPPORT_EMAIL'
  echo "$objects"
  echo '# The mail server, as smtps://user@host, and its password. media-worker does not start without them.'
  of 'SMTP_URL|SMTP_PASSWORD|MAIL_FROM'
} > "$folder/media-worker.env"
{ administrator; of '(IDENTITY|MENUS|BILLING|MEDIA)_DATABASE_PASSWORD'; } > "$folder/migrate.env"
{
  administrator
  echo "$objects"
  echo 'BACKUP_DIR=/var/lib/cartaviva/backups'
  echo 'BACKUP_METRICS_DIR=/var/lib/cartaviva/metrics'
  echo '# Of `node /opt/cartaviva/backup/apps/backup/dist/main.js new-key`.'
  echo 'BACKUP_RECIPIENT='
} > "$folder/backup.env"
{
  echo '# Of the same, and beside it in your safe: opens every backup that is verified here.'
  echo 'BACKUP_IDENTITY='
} > "$folder/verify.env"
of 'POSTGRES_PASSWORD|(GATEWAY|IDENTITY|MENUS|BILLING|MEDIA|OPERATOR)_REDIS_PASSWORD' > "$folder/engines.env"
