import { backUp } from './back-up.mjs';

/** A command of `npm run backup` with what is installed and built. */
process.exitCode = await backUp(process.argv.slice(2));
