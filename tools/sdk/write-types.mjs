#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { typesOf } from './types-of.mjs';

/** `write-types.mjs DOCUMENT FILE` writes the types of an OpenAPI document. */
const [, , document = '', file = ''] = process.argv;
writeFileSync(file, await typesOf(JSON.parse(readFileSync(document, 'utf8'))));
