/** Each thread loads this file before its module. See `typescript-hooks.mjs`. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
