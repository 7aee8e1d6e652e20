import { MessageClient } from '@cartaviva/redis-transport';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import {
  answersInTime,
  measureReadiness,
  objectsOf,
  takesWork,
  type Readiness,
} from '@cartaviva/process';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { register } from 'prom-client';
import { CONFIG, type GatewayConfig } from '../../config';
import { SharedRedis } from '../../pipeline/limits/shared-redis';
import { GatewayHealth } from './gateway-health';

/** Private port with metrics for Prometheus and detailed health. */
@Injectable()
export class OpsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(500).end());
  });
  private readonly redis: Readiness = {
    name: 'redis',
    check: () => Promise.all([this.client.ping(), this.shared.connection.ping()]),
  };
  private readonly objects = objectsOf(this.storage);
  private stopMeasuring: (() => void) | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly health: GatewayHealth,
    private readonly client: MessageClient,
    private readonly shared: SharedRedis,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { OPS_HOST, OPS_PORT } = this.config;
    this.server.listen(OPS_PORT, OPS_HOST);
    await once(this.server, 'listening');
    const process = takesWork(() => this.health.isReady);
    this.stopMeasuring = measureReadiness([process, this.redis, this.objects]);
  }

  onApplicationShutdown(): void {
    this.stopMeasuring?.();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (url) {
      case '/metrics':
        response.writeHead(200, { 'content-type': register.contentType });
        return void response.end(await register.metrics());
      case '/health/live':
        return json(response, 200, { status: 'ok' });
      case '/health/ready': {
        const [redis, objects] = await Promise.all([this.redis, this.objects].map(answersInTime));
        // Pages work without the object storage.
        const ready = this.health.isReady && redis;
        return json(response, ready ? 200 : 503, { ready, redis, objects });
      }
      default:
        response.writeHead(404).end();
    }
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
