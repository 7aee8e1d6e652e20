import { Lifecycle } from '@cartaviva/process';
import { Broadcasts } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

/**
 * Whether this gateway takes requests: from the first time it heard Redis until it drains. It stays
 * ready while Redis is away, because it has pages to serve without.
 */
@Injectable()
export class GatewayHealth {
  private hasHeardRedis = false;

  constructor(
    private readonly lifecycle: Lifecycle,
    broadcasts: Broadcasts,
  ) {
    broadcasts.onGap(() => {
      this.hasHeardRedis = true;
    });
  }

  get isReady(): boolean {
    return this.hasHeardRedis && !this.lifecycle.isDraining;
  }
}
