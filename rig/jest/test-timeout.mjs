import { jest } from '@jest/globals';

/** Engines and browsers are slow on a busy machine. Tests poll with their own, shorter deadlines. */
jest.setTimeout(120_000);
