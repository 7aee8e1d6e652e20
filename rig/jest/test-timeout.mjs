import { jest } from '@jest/globals';

/** Real engines and browsers on a busy machine: tests poll with deadlines of their own, none is a race. */
jest.setTimeout(120_000);
