#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { referenceOf } from './reference.mjs';

/** Writes the part of the OpenAPI document from which the site's API page is rendered. */
const document = JSON.parse(readFileSync('apps/gateway/generated/openapi.json', 'utf8'));
writeFileSync('apps/site/src/api-docs/reference.json', JSON.stringify(referenceOf(document)));
