import { DomainError, menusEvents } from '@cartaviva/contracts';
import { Broadcasts } from '@cartaviva/redis-transport';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { MenuPages } from '../public-menus/menu-pages';
import { EventStreams, eventOf } from '../../pipeline/streams/event-streams';
import type { OpenStreams } from '../../pipeline/streams/open-streams';

/** Time in milliseconds within which several changes result in one event. */
const BATCH_MS = 100;
/** Delay before menus-service is asked again, in milliseconds. */
const RETRY_MS = 1500;
const MAX_PAGES = 20_000;
/** Many diners of one mobile provider share an address. */
const MAX_PER_NETWORK = 1000;

/**
 * Notifies open pages that their menu changed or is no longer published. The new page is cached before the event.
 * Events go out in small groups, because all notified pages request it at once.
 */
@Injectable()
export class LiveMenus implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams: EventStreams;
  private readonly soon = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly pages: MenuPages,
    broadcasts: Broadcasts,
    @Inject(CONFIG) { CLIENT_LIMITS }: GatewayConfig,
  ) {
    const perNetwork = CLIENT_LIMITS === 'strict' ? MAX_PER_NETWORK : MAX_PAGES;
    this.streams = new EventStreams(LiveMenus.name, { inTotal: MAX_PAGES, perNetwork });
    broadcasts.on(menusEvents.menuChanged, ({ menuId }) => this.sendAfter(BATCH_MS, menuId));
    broadcasts.onGap(() => this.announceGap());
  }

  onApplicationBootstrap(): void {
    this.streams.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.soon.values()) clearTimeout(timer);
    await this.streams.close();
  }

  /** Keeps the connection open for events. Rejects with MENU_NOT_FOUND if the menu is not published. */
  async listen(menuId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const network = this.streams.requireRoom(request);
    const { state, version } = await this.pages.get(menuId, request.id);
    if (state !== 'published') throw new DomainError('MENU_NOT_FOUND');
    this.streams.begin({ topic: menuId.toLowerCase(), network, version }, request, reply);
  }

  get open(): Pick<OpenStreams, 'counts' | 'countOf'> {
    return this.streams.open;
  }

  /** Announces changes that may have been missed, one menu per millisecond. */
  private announceGap(): void {
    for (const [turn, menuId] of this.streams.open.topics.entries()) this.sendAfter(turn, menuId);
  }

  private sendAfter(ms: number, menuId: string): void {
    if (!this.streams.open.has(menuId) || this.soon.has(menuId)) return;
    const timer = setTimeout(() => {
      this.soon.delete(menuId);
      void this.publish(menuId);
    }, ms);
    this.soon.set(menuId, timer);
  }

  /** Retries while menus-service is unavailable and an older page substitutes for the new one. */
  private async publish(menuId: string): Promise<void> {
    try {
      const { state, version } = await this.pages.get(menuId, `live-${menuId}`);
      if (state !== 'published') await this.streams.open.end(menuId, eventOf('unpublished', {}));
      else if (this.pages.standsIn(menuId)) this.sendAfter(RETRY_MS, menuId);
      else await this.streams.open.publish(menuId, version, eventOf('changed', { version }));
    } catch {
      // The current state is unknown. The pages find out when they request it.
      await this.streams.open.publish(menuId, undefined, eventOf('changed', {}));
    }
  }
}
