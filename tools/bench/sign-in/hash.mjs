import { randomBytes, scryptSync } from 'node:crypto';

/** Hashes passwords for so many seconds, one after the other, each in 16 MiB. */
const end = performance.now() + Number(process.argv[2]) * 1000;
while (performance.now() < end) scryptSync('equivocada', randomBytes(16), 32);
