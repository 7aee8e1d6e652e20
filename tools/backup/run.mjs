import { backUp } from './back-up.mjs';

/** Runs a command of `npm run backup` once packages are installed and apps are built. */
process.exitCode = await backUp(process.argv.slice(2));
