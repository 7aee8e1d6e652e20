import { identity, SYSTEM, type StatusHistory } from '@cartaviva/contracts';
import {
  COMPONENT_IDS,
  COMPONENT_NAMES,
  lastDates,
  uptimeOf,
  type ComponentId,
} from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { componentsFrom, worst } from './components';
import { Parts } from './parts';
import type { SystemStatus } from './status.dto';

/** The system is checked at most once in this time, in milliseconds, regardless of the number of requests. */
const CACHE_TTL_MS = 5000;
const HISTORY_CACHE_TTL_MS = 30_000;
const HISTORY_TIMEOUT_MS = 2000;

/** Current and past state of the system. The cached history is served while identity-service is unavailable. */
@Injectable()
export class SystemStatusService {
  private readonly now: LoadingCache<SystemStatus>;
  private readonly history: LoadingCache<StatusHistory>;

  constructor(
    private readonly parts: Parts,
    client: MessageClient,
  ) {
    const one = { maxWeight: 1, weigh: () => 1 };
    this.now = new LoadingCache({ ...one, freshMs: CACHE_TTL_MS, load: (_, id) => this.check(id) });
    this.history = new LoadingCache({
      ...one,
      freshMs: HISTORY_CACHE_TTL_MS,
      load: (_, requestId) => {
        const call = { actor: SYSTEM, requestId, timeoutMs: HISTORY_TIMEOUT_MS };
        return client.call(identity.status.history, {}, call);
      },
      standsInFor: () => true,
    });
  }

  get(requestId: string): Promise<SystemStatus> {
    return this.now.get('now', requestId);
  }

  /** Expires the cache after an administrator changed an incident. */
  expire(): void {
    this.now.expireAll();
    this.history.expireAll();
  }

  private async check(requestId: string): Promise<SystemStatus> {
    // During an update, an older identity-service does not send `months`.
    const [found, { components: past, months = [], incidents }] = await Promise.all([
      this.parts.find(requestId).then(componentsFrom),
      this.history.get('history', requestId).catch(() => NO_HISTORY),
    ]);
    const isPlanned = (id: ComponentId) =>
      incidents.some(({ component, status }) => component === id && status === 'scheduled');
    const components = COMPONENT_IDS.map((id) => {
      const { state, ms } = found[id];
      const { uptime, days } = past.find((one) => one.id === id) ?? neverChecked();
      return {
        id,
        name: COMPONENT_NAMES[id],
        status: isPlanned(id) && state !== 'operational' ? ('scheduled' as const) : state,
        responseMs: ms,
        uptime,
        days,
      };
    });
    return {
      status: worst(components.map(({ status }) => status)),
      components,
      months: [...months],
      incidents: [...incidents],
      checkedAt: new Date().toISOString(),
    };
  }
}

/** History of a gateway that started while identity-service was unavailable. */
const NO_HISTORY: StatusHistory = { components: [], months: [], incidents: [] };
const neverChecked = () => uptimeOf(lastDates(new Date()), () => undefined);
