import { jest } from '@jest/globals';

/** Real engines on a busy machine: tests poll with deadlines of their own, and none is a race. */
jest.setTimeout(30_000);
