#!/usr/bin/env node
import { relative } from 'node:path';
import { packSdk } from './package.mjs';

console.log(`Packed: ${relative(process.cwd(), await packSdk())}`);
