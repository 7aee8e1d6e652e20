#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { typesOf } from './types-of.mjs';

// Our own apps use the client's types for the operations of their screens, too.
const document = JSON.parse(readFileSync('apps/gateway/generated/openapi.internal.json', 'utf8'));
writeFileSync('libs/sdk/src/schema.ts', await typesOf(document));
