import { isTraced, traceFields } from '@cartaviva/tracing';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { standardOutput, type Output } from './buffered-log';
import { isoTime } from './iso-time';

/** Keys whose values never reach a log, neither at the top level nor up to two levels down. */
const SECRET_KEYS = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'sealedCode',
  'token',
  'sealedToken',
  'stopToken',
  'access_token',
  'id_token',
  'secret',
  'sid',
  'cookie',
  'set-cookie',
  'authorization',
  'email',
  'payerEmail',
  'phone',
  'ipAddress',
];

/** Paths of a key in pino's syntax. Brackets allow names with a dash. */
const pathsOf = (key: string) => ['', '*', '*.*'].map((above) => `${above}["${key}"]`);

/** Fields of a failed query that contain the values of its row. */
const ROW_VALUES = ['err.parameters', 'err.driverError', 'err.detail'];

/**
 * Creates a logger that writes one JSON line for each record, with UTC time, the name of the process and, if tracing
 * is on, the trace ID. Secrets are redacted.
 */
export function createLogger(
  process: string,
  level: string,
  output: Output = standardOutput(),
): Logger {
  const redact = {
    paths: [...SECRET_KEYS.flatMap(pathsOf), ...ROW_VALUES],
    censor: '[redacted]',
  };
  const trace = isTraced() && { mixin: traceFields };
  return pino({ level, base: { process }, timestamp: isoTime(), redact, ...trace }, output);
}

/** Adapts pino to Nest's logger interface, so that framework and product write the same format. */
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
