import { billing, menus, type UserView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';

/** Longest wait for each of the two services, in milliseconds. */
const TIMEOUT_MS = 1000;

/** The trials of people who have just proved that an address is theirs. */
@Injectable()
export class NewTrials {
  private readonly logger = new Logger(NewTrials.name);

  constructor(private readonly client: MessageClient) {}

  /**
   * Begins the trial, unless there was one, and has it count wherever a plan is asked for, so that the
   * first screen shows it. When a service is unavailable, its events make up for it soon after.
   */
  async begin({ id: userId, role }: UserView, requestId: string): Promise<void> {
    const asking = {
      actor: { kind: 'user', userId, role },
      requestId,
      timeoutMs: TIMEOUT_MS,
    } as const;
    try {
      const begun = await this.client.call(billing.trial.start, {}, asking);
      await this.client.call(menus.entitlement.store, begun, asking);
    } catch (error) {
      this.logger.warn({ msg: 'The trial begins late', reason: String(error), requestId });
    }
  }
}
