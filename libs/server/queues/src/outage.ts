import type { Logger } from '@nestjs/common';
import type { EventEmitter } from 'node:events';

/** Tracks the availability of Redis. It logs once when Redis goes away and once when it returns. */
export class Outage {
  private unavailable = false;

  constructor(
    private readonly connection: EventEmitter,
    logger: Logger,
  ) {
    connection.on('close', () => {
      if (!this.unavailable) logger.warn('Redis is away');
      this.unavailable = true;
    });
    connection.on('ready', () => {
      if (this.unavailable) logger.log('Redis is back');
      this.unavailable = false;
    });
  }

  get isOn(): boolean {
    return this.unavailable;
  }

  begins(): Promise<void> {
    return new Promise((resolve) => this.connection.once('close', resolve));
  }
}
