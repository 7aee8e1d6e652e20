import type { Logger } from '@nestjs/common';
import type { EventEmitter } from 'node:events';

/** Whether Redis is unavailable. Says so once when it goes and once when it is back. */
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

  /** Resolves when Redis goes away. */
  begins(): Promise<void> {
    return new Promise((resolve) => this.connection.once('close', resolve));
  }
}
