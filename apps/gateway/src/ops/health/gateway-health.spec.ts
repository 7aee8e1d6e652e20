import { Lifecycle } from '@cartaviva/process';
import type { MessageClient } from '@cartaviva/redis-transport';
import type { SharedRedis } from '../../pipeline/limits/shared-redis';
import { GatewayHealth } from './gateway-health';

describe('balancers send requests to a gateway', () => {
  function startGateway() {
    const lifecycle = new Lifecycle();
    const client = { canAsk: false };
    const shared = { canAsk: false };
    const health = new GatewayHealth(lifecycle, client as MessageClient, shared as SharedRedis);
    return { lifecycle, client, shared, health };
  }

  it('from the moment at which all its connections to Redis stand', () => {
    const { client, shared, health } = startGateway();
    client.canAsk = true;
    expect(health.isReady).toBe(false);
    client.canAsk = false;
    shared.canAsk = true;
    expect(health.isReady).toBe(false);
    client.canAsk = true;
    expect(health.isReady).toBe(true);
  });

  it('while Redis is unavailable afterwards, for the pages that it has', () => {
    const { client, shared, health } = startGateway();
    client.canAsk = shared.canAsk = true;
    expect(health.isReady).toBe(true);
    client.canAsk = shared.canAsk = false;
    expect(health.isReady).toBe(true);
  });

  it('until it drains', () => {
    const { lifecycle, client, shared, health } = startGateway();
    client.canAsk = shared.canAsk = true;
    expect(health.isReady).toBe(true);
    lifecycle.drain();
    expect(health.isReady).toBe(false);
  });
});
