import { DomainError, menusEvents } from '@cartaviva/contracts';
import { Periodic } from '@cartaviva/process';
import { Broadcasts } from '@cartaviva/redis-transport';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { CONFIG, type GatewayConfig } from '../../config';
import { MenuPages } from '../public-menus/menu-pages';
import { networkOf } from '../../pipeline/requests/client-network';
import { OpenPages } from './open-pages';

/** Proxies close what is silent for longer, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 25_000;
/** Changes that come together are told once, in milliseconds. */
const BATCH_MS = 100;
/** How soon somebody who was unavailable is asked again, in milliseconds. */
const RETRY_MS = 1500;
const MAX_PAGES = 20_000;
/** Many diners of one mobile provider share an address. */
const MAX_PER_NETWORK = 1000;
const CLIENT = { v4: 32, v6: 64 } as const;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // nginx would gather what must arrive at once.
  'x-accel-buffering': 'no',
};

/** Tells a browser to come back after 2 to 7 seconds: not all of them in the same moment. */
const comeBack = () => `retry: ${2000 + Math.floor(Math.random() * 5000)}\n\n`;
const event = (name: 'changed' | 'unpublished', data: object) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Tells open pages that their menu changed, or is not published any more. The new page is in memory
 * before they hear of it, and they hear a few at a time: they all ask for it at once.
 */
@Injectable()
export class LiveMenus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open: OpenPages;
  private readonly heartbeat = new Periodic(LiveMenus.name, HEARTBEAT_INTERVAL_MS, () =>
    this.open.sendAll(':\n\n'),
  );
  private readonly soon = new Map<string, NodeJS.Timeout>();
  private isClosing = false;

  constructor(
    private readonly pages: MenuPages,
    broadcasts: Broadcasts,
    @Inject(CONFIG) { CLIENT_LIMITS }: GatewayConfig,
  ) {
    const perNetwork = CLIENT_LIMITS === 'strict' ? MAX_PER_NETWORK : MAX_PAGES;
    this.open = new OpenPages({ inTotal: MAX_PAGES, perNetwork });
    broadcasts.on(menusEvents.menuChanged, ({ menuId }) => this.sendAfter(BATCH_MS, menuId));
    broadcasts.onGap(() => this.announceGap());
  }

  onApplicationBootstrap(): void {
    this.heartbeat.start();
  }

  /** Streams have no end of their own: they are ended once balancers send nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.soon.values()) clearTimeout(timer);
    await this.heartbeat.stop();
    await this.open.endAll(comeBack);
  }

  /** Keeps the connection for what is to be told. Refused as MENU_NOT_FOUND when it is not published. */
  async listen(menuId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.isClosing) throw new DomainError('UNAVAILABLE');
    const network = networkOf(request.ip, CLIENT) ?? request.ip;
    this.open.requireRoom(network);
    const { state, version } = await this.pages.get(menuId, request.id);
    if (state !== 'published') throw new DomainError('MENU_NOT_FOUND');
    if (request.raw.destroyed) return;
    void reply.headers(HEADERS);
    if (request.method === 'HEAD') return void reply.send();
    const stream = reply.hijack().raw;
    stream.on('error', () => stream.destroy());
    stream.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    this.open.add({ menuId: menuId.toLowerCase(), network, stream, version });
    stream.write(comeBack());
  }

  /** What changed while nothing was heard: as many menus as there may be, one a millisecond. */
  private announceGap(): void {
    for (const [turn, menuId] of this.open.menuIds.entries()) this.sendAfter(turn, menuId);
  }

  private sendAfter(ms: number, menuId: string): void {
    if (!this.open.has(menuId) || this.soon.has(menuId)) return;
    const timer = setTimeout(() => {
      this.soon.delete(menuId);
      void this.publish(menuId);
    }, ms);
    this.soon.set(menuId, timer);
  }

  /** Looks again while menus-service is unavailable and an older page stands in for the new one. */
  private async publish(menuId: string): Promise<void> {
    try {
      const { state, version } = await this.pages.get(menuId, `live-${menuId}`);
      if (state !== 'published') await this.open.end(menuId, event('unpublished', {}));
      else if (this.pages.standsIn(menuId)) this.sendAfter(RETRY_MS, menuId);
      else await this.open.publish(menuId, version, event('changed', { version }));
    } catch {
      // Nobody can say what it is now: the pages will find out when they ask.
      await this.open.publish(menuId, undefined, event('changed', {}));
    }
  }
}
