import { COMPONENT_IDS, type ComponentId } from '@cartaviva/domain';
import { Periodic } from '@cartaviva/process';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { incidentAfter, streakAfter } from './automatic-incidents';
import { componentsFrom, serves, type ComponentFindings } from './components';
import { Parts } from './parts';
import { StatusLog } from './status-log';

/** Time between two looks at the system (specification §9, "status page"), in milliseconds. */
export const CHECK_INTERVAL_MS = 30_000;

/**
 * Looks at the system every half minute, one gateway for all of them, and writes down what it found.
 * While Redis is unavailable nothing can be written: the looks that were missed are counted as not well when
 * it is back.
 */
@Injectable()
export class StatusRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly everyTurn = new Periodic(StatusRounds.name, CHECK_INTERVAL_MS, () =>
    this.round(),
  );
  private opening: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: Parts,
    private readonly log: StatusLog,
  ) {}

  /** The first look waits for a turn: a system whose parts still open is not out of service. */
  onApplicationBootstrap(): void {
    this.opening = setTimeout(() => this.everyTurn.start(), CHECK_INTERVAL_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.opening);
    return this.everyTurn.stop();
  }

  async round(now = new Date()): Promise<void> {
    // A little shorter than a turn, so that a timer that is early does not skip one.
    if (!(await this.log.takeTurn(CHECK_INTERVAL_MS - 1000))) return;
    const found = componentsFrom(await this.parts.find(randomUUID()));
    await this.log.count(wellness(found), now, CHECK_INTERVAL_MS);
    const [streaks, incidents] = await Promise.all([this.log.streaks(), this.log.incidents()]);
    for (const id of COMPONENT_IDS) {
      const streak = streakAfter(streaks[id], found[id]);
      if (streak) await this.log.storeStreak(id, streak);
      const open = incidents.filter((one) => one.component === id && one.resolvedAt === null);
      const check = { component: id, finding: found[id], at: now, streak, open };
      const incident = incidentAfter(check, randomUUID());
      if (incident) await this.log.storeIncident(incident);
    }
  }
}

/** Only an outage counts against a component's uptime. */
const wellness = (found: ComponentFindings): Record<ComponentId, boolean> =>
  Object.fromEntries(COMPONENT_IDS.map((id) => [id, serves(found[id])])) as Record<
    ComponentId,
    boolean
  >;
