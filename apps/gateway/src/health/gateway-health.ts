import { Lifecycle } from '@cartaviva/process';
import { Broadcasts } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

/**
 * Whether balancers should send requests here: from the first time this gateway heard Redis until it
 * drains. Redis is left out on purpose: without it every gateway would be unready at once, and none
 * could show the pages that it has in memory. The private port is unready without Redis.
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
