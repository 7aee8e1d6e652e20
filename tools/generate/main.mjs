#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { generateAll } from './generate-all.mjs';

/**
 * Generates the SDK's types, the data of the API page, the compiled dictionaries and the configuration reference:
 * `npm run generate`. npm runs it after each installation, so that types are complete in a fresh clone. It does
 * nothing where the packages of development are not installed.
 */
if (existsSync('node_modules/nx')) await generateAll();
