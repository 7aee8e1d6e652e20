import { CHECK_INTERVAL_MS, COMPONENT_IDS } from '@cartaviva/domain';
import { Periodic } from '@cartaviva/process';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { componentsFrom } from './components';
import { Parts } from './parts';
import { PendingChecks } from './pending-checks';

/**
 * Checks the system every half minute from one of the gateways. identity-service records the results. No checks are
 * made while Redis is unavailable. Afterwards the missed checks count as failures.
 */
@Injectable()
export class StatusRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly everyTurn = new Periodic(StatusRounds.name, CHECK_INTERVAL_MS, () =>
    this.round(),
  );
  private opening: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: Parts,
    private readonly checks: PendingChecks,
  ) {}

  /** The first check waits for one interval, so that parts that are still starting do not count as down. */
  onApplicationBootstrap(): void {
    this.opening = setTimeout(() => this.everyTurn.start(), CHECK_INTERVAL_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.opening);
    return this.everyTurn.stop();
  }

  async round(now = new Date()): Promise<void> {
    // The lock is slightly shorter than the interval, so that an early timer does not skip a check.
    if (!(await this.checks.takeTurn(CHECK_INTERVAL_MS - 1000))) return;
    const requestId = randomUUID();
    const found = componentsFrom(await this.parts.find(requestId));
    const components = COMPONENT_IDS.map((id) => ({ component: id, state: found[id].state }));
    await this.checks.add({ at: now.toISOString(), components });
    await this.checks.send(requestId);
  }
}
