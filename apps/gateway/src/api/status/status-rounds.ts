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
 * Checks the system every half minute, one gateway for all of them, and has identity-service record
 * what it found. While Redis is unavailable nothing can be sent: the checks that were missed are
 * counted as not well when it is back.
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

  /** The first check waits for a turn: a system whose parts still open is not out of service. */
  onApplicationBootstrap(): void {
    this.opening = setTimeout(() => this.everyTurn.start(), CHECK_INTERVAL_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.opening);
    return this.everyTurn.stop();
  }

  async round(now = new Date()): Promise<void> {
    // A little shorter than a turn, so that a timer that is early does not skip one.
    if (!(await this.checks.takeTurn(CHECK_INTERVAL_MS - 1000))) return;
    const requestId = randomUUID();
    const found = componentsFrom(await this.parts.find(requestId));
    const components = COMPONENT_IDS.map((id) => ({ component: id, state: found[id].state }));
    await this.checks.add({ at: now.toISOString(), components });
    await this.checks.send(requestId);
  }
}
