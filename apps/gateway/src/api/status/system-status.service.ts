import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_IDS, COMPONENT_NAMES, type ComponentId } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { componentsFrom, worst } from './components';
import { Parts } from './parts';
import { StatusLog } from './status-log';
import type { SystemStatus } from './status.dto';
import { lastDates, uptimeOf, type DayChecks } from './uptime';

/** However many look, the system is asked once in this time, in milliseconds. */
const CACHE_TTL_MS = 5000;
const HISTORY_CACHE_TTL_MS = 30_000;
const SHOWN_INCIDENTS = 20;

interface History {
  readonly dates: readonly string[];
  readonly checksOf: (id: ComponentId, date: string) => DayChecks;
  readonly incidents: readonly IncidentView[];
}

/** How the system is and how it was. The past is told from memory while Redis is unavailable. */
@Injectable()
export class SystemStatusService {
  private readonly now: LoadingCache<SystemStatus>;
  private readonly history: LoadingCache<History>;

  constructor(
    private readonly parts: Parts,
    private readonly log: StatusLog,
  ) {
    const one = { maxWeight: 1, weigh: () => 1 };
    this.now = new LoadingCache({ ...one, freshMs: CACHE_TTL_MS, load: (_, id) => this.check(id) });
    this.history = new LoadingCache({
      ...one,
      freshMs: HISTORY_CACHE_TTL_MS,
      load: () => this.readHistory(),
      standsInFor: () => true,
    });
  }

  get(requestId: string): Promise<SystemStatus> {
    return this.now.get('now', requestId);
  }

  /** An admin said something new: whoever asks next is told. */
  expire(): void {
    this.now.expireAll();
    this.history.expireAll();
  }

  private async check(requestId: string): Promise<SystemStatus> {
    const [found, { dates, checksOf, incidents }] = await Promise.all([
      this.parts.find(requestId).then(componentsFrom),
      this.history.get('history', requestId).catch(noHistory),
    ]);
    const isPlanned = (id: ComponentId) =>
      incidents.some(({ component, status }) => component === id && status === 'scheduled');
    const components = COMPONENT_IDS.map((id) => {
      const { state, ms } = found[id];
      return {
        id,
        name: COMPONENT_NAMES[id],
        status: isPlanned(id) && state !== 'operational' ? ('scheduled' as const) : state,
        responseMs: ms,
        ...uptimeOf(dates, (date) => checksOf(id, date)),
      };
    });
    return {
      status: worst(components.map(({ status }) => status)),
      components,
      incidents: [...incidents],
      checkedAt: new Date().toISOString(),
    };
  }

  private async readHistory(): Promise<History> {
    const dates = lastDates(new Date());
    const [checksOf, incidents] = await Promise.all([this.log.looks(dates), this.log.incidents()]);
    const [oldest = ''] = dates;
    const recent = incidents.filter(
      ({ resolvedAt }) => resolvedAt === null || resolvedAt >= oldest,
    );
    return { dates, checksOf, incidents: recent.slice(0, SHOWN_INCIDENTS) };
  }
}

/** What a gateway that began while Redis was unavailable can tell of the past. */
const noHistory = (): History => ({
  dates: lastDates(new Date()),
  checksOf: () => ({ looks: 0, good: 0 }),
  incidents: [],
});
