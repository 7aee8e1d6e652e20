#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { typesOf } from './types-of.mjs';

const document = JSON.parse(readFileSync('apps/gateway/generated/openapi.json', 'utf8'));
writeFileSync('libs/sdk/src/schema.ts', await typesOf(document));
