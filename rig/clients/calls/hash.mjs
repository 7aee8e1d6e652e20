import { hashSync } from '@node-rs/argon2';

/**
 * Hashes passwords one after the other for a number of seconds, with the product's parameters: argon2id, 19 MiB, two
 * passes.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const end = performance.now() + Number(process.argv[2]) * 1000;
while (performance.now() < end) hashSync('equivocada', COST);
