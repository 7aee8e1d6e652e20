/** Loaded by each thread before its module: see `typescript-hooks.mjs`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
