import type { Logger } from '@nestjs/common';
import type { EventEmitter } from 'node:events';

/** Whether Redis is away. Says so once when it goes and once when it is back. */
export class Outage {
  private away = false;

  constructor(
    private readonly connection: EventEmitter,
    logger: Logger,
  ) {
    connection.on('close', () => {
      if (!this.away) logger.warn('Redis is away');
      this.away = true;
    });
    connection.on('ready', () => {
      if (this.away) logger.log('Redis is back');
      this.away = false;
    });
  }

  get isOn(): boolean {
    return this.away;
  }

  /** Resolves when Redis goes away. */
  begins(): Promise<void> {
    return new Promise((resolve) => this.connection.once('close', resolve));
  }
}
