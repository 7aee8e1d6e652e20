import { Lifecycle } from '@cartaviva/process';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/**
 * Whether balancers should send requests here: from the first time that every connection of this
 * gateway to Redis stood until it drains. Redis is left out afterwards on purpose: without it every
 * gateway would be unready at once, and none could show the pages that it has in memory. The private
 * port is unready without Redis.
 */
@Injectable()
export class GatewayHealth {
  private hasReachedRedis = false;

  constructor(
    private readonly lifecycle: Lifecycle,
    private readonly client: MessageClient,
    private readonly shared: SharedRedis,
  ) {}

  get isReady(): boolean {
    this.hasReachedRedis ||= this.client.canAsk && this.shared.canAsk;
    return this.hasReachedRedis && !this.lifecycle.isDraining;
  }
}
