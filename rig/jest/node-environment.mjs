import { TestEnvironment } from 'jest-environment-node';

// A worker whose runner was killed would stay for as long as its suite has something open, and with it
// the engines that the suite started. Here `process` is the worker's own, and no suite's copy of it.
process.once('disconnect', () => process.exit(1));

export default TestEnvironment;
