import { DomainError, identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { open } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { MAIL_KEYS } from '../mails/mail-key';
import { plainMail } from '../mails/mails';
import type { Arrival } from '../sessions/arrivals.service';
import { User } from '../users/user.entity';
import { GUESS_BUDGET } from '../verification-codes/guess-budget';
import { GuessBudgetsService } from '../verification-codes/guess-budgets.service';
import { RecoveryCode } from './recovery-code.entity';
import { isAppCode, recoveryDigest, findTimeStep, typedCode } from './second-factor-rules';

/** A browser is known if it has a session or the device cookie of the owner. */
export type Place = 'known' | 'stranger';

/**
 * Unknown browsers have a separate budget, so that strangers cannot lock the owner out of a known browser. Three of a
 * million codes are valid at a time: 98 guesses a year succeed with a probability under 1 in 3,000.
 */
const BUDGETS = { known: 'second-factor-known', stranger: 'second-factor' } as const;

/** Accepts a code of the app once, or a recovery code, which is used up. */
@Injectable()
export class SecondFactorProof {
  constructor(
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly [string, string?],
    private readonly budgets: GuessBudgetsService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller holds the lock of the user's row. A wrong guess counts once the caller's transaction commits.
   * @throws DomainError SECOND_FACTOR_PAUSED after too many guesses of app codes. Recovery codes still work, because
   *   nobody can guess one.
   */
  async accept(
    manager: EntityManager,
    user: User,
    text: string,
    { place, ...arrival }: Arrival & { readonly place: Place },
  ): Promise<boolean> {
    const code = typedCode(text);
    const isRight = isAppCode(code)
      ? await this.takeDigits(manager, user, code, place)
      : await this.takeRecoveryCode(manager, user, code, arrival);
    if (!isRight) {
      await this.events.record(manager, 'second-factor-failed', { userId: user.id, ...arrival });
    }
    return isRight;
  }

  private async takeDigits(
    manager: EntityManager,
    { id, email, secondFactorSecret, secondFactorStep }: User,
    digits: string,
    place: Place,
  ): Promise<boolean> {
    if (secondFactorSecret === null) return false;
    const budget = BUDGETS[place];
    const held = await this.budgets.held(manager, email, budget);
    if (held + 1 > GUESS_BUDGET) throw new DomainError('SECOND_FACTOR_PAUSED');
    const secret = open(secondFactorSecret, ...this.mailKeys);
    const step = findTimeStep(secret, digits, this.clock.now());
    if (step === null) await this.budgets.hold(manager, email, budget, held + 1);
    if (step === null || step <= (secondFactorStep ?? 0)) return false;
    await manager.update(User, id, { secondFactorStep: step });
    return true;
  }

  private async takeRecoveryCode(
    manager: EntityManager,
    user: User,
    code: string,
    arrival: Arrival,
  ): Promise<boolean> {
    const userId = user.id;
    const used = await manager.delete(RecoveryCode, { userId, digest: recoveryDigest(code) });
    if (!used.affected) return false;
    const left = await manager.countBy(RecoveryCode, { userId });
    const { requestId, userAgent } = arrival;
    await this.events.record(manager, 'recovery-code-used', { userId, requestId, userAgent });
    const mail = plainMail('recovery-code-used', user, String(left));
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    return true;
  }
}
