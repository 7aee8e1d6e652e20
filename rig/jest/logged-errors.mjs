import { Logger } from '@nestjs/common';

// Suites of faults cause warnings on purpose. An error that no test expects fails its suite.
Logger.overrideLogger(['error', 'fatal']);
