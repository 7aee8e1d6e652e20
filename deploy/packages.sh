#!/bin/sh
# Installs what one process runs with into this folder, which holds the package.json of every workspace
# and the lockfile, lists it in sbom.cdx.json, and takes away what only npm needed: sh deploy/packages.sh apps/gateway
# No package that runs has to build anything, so that none may run a script here.
set -eu
for workspace in "$@"; do
  set -- "$@" "--workspace=$workspace"
  shift
done
npm ci --omit=dev --ignore-scripts --no-audit --no-fund "$@"

node deploy/list-packages.mjs node_modules/.package-lock.json > sbom.cdx.json

# Our own libs are inside the build; their links would lead nowhere.
rm -rf node_modules/@cartaviva node_modules/.package-lock.json package-lock.json .npmrc libs rig e2e tools deploy
find apps -mindepth 2 -maxdepth 2 ! -name node_modules ! -name package.json -exec rm -rf {} +
# The compiler, which a plugin of @nestjs/swagger would take when there is one.
rm -rf node_modules/typescript node_modules/.bin
