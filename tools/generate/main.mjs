#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { generateAll } from './generate-all.mjs';

/**
 * Implements `npm run generate`, which generates the SDK's types, the data of the API page, the compiled dictionaries
 * and the configuration reference. npm runs it after each installation, so that a fresh clone has all types. It does
 * nothing when development packages are not installed.
 */
if (existsSync('node_modules/nx')) await generateAll();
