import { Lifecycle } from '@cartaviva/process';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/**
 * Readiness for load balancers. A gateway is ready from the first time that all its Redis connections are up until it
 * drains. A later Redis outage is ignored on purpose: otherwise all gateways would become unready at once, and none
 * could serve its cached pages. The private port does report the outage as unready.
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
