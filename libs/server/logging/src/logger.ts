import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { standardOutput } from './buffered-log';
import { isoTime } from './iso-time';

/** Keys whose values never reach a log, wherever they stand. */
const SECRET_KEYS = [
  'password',
  'currentPassword',
  'code',
  'sealedCode',
  'token',
  'sealedToken',
  'sid',
  'cookie',
  'authorization',
  'email',
  'ipAddress',
];

/** Where a failed query carries the values of its row. */
const ROW_VALUES = ['err.parameters', 'err.driverError', 'err.detail'];

/** One JSON line per record, UTC time, with the process's name; secrets are left out. */
export function createLogger(process: string, level: string): Logger {
  const redact = {
    paths: [...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), ...ROW_VALUES],
    censor: '[redacted]',
  };
  return pino({ level, base: { process }, timestamp: isoTime(), redact }, standardOutput());
}

/** Nest's own logger interface over pino, so that framework and product write one kind of line. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.write('info', message, context);
  }

  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }

  error(message: unknown, stackOrContext?: string, context?: string): void {
    this.write('error', message, context ?? stackOrContext, context ? stackOrContext : undefined);
  }

  fatal(message: unknown, context?: string): void {
    this.write('fatal', message, context);
  }

  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }

  verbose(message: unknown, context?: string): void {
    this.write('trace', message, context);
  }

  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    context?: string,
    stack?: string,
  ): void {
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.logger[level]({ context, ...message });
    else this.logger[level]({ context, stack }, String(message));
  }
}
