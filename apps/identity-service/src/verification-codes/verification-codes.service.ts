import { identityEvents } from '@cartaviva/contracts';
import { CODE_TRIES } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { MAIL_KEY } from '../mails/mail-key';
import { verificationMail, type Recipient } from '../mails/mails';
import { codeAllowed, digestOf, expiryOf, newCode, type Occasion } from './code-rules';
import { VerificationCode } from './verification-code.entity';

const HOUR_MS = 3_600_000;

/**
 * Issues and redeems the codes that prove an address. Callers hold the lock of the account's row, so
 * that one address is dealt with by one transaction at a time.
 */
@Injectable()
export class VerificationCodes {
  constructor(
    @Inject(MAIL_KEY) private readonly mailKey: string,
    private readonly clock: Clock,
  ) {}

  /** Mails a new code and kills the old one; returns false, and does neither, past the caps. */
  async issue(
    manager: EntityManager,
    recipient: Recipient,
    occasion: Occasion,
    requestId: string,
  ): Promise<boolean> {
    const now = this.clock.now();
    const { email } = recipient;
    const recent = await manager.findBy(VerificationCode, {
      email,
      createdAt: MoreThan(new Date(now.getTime() - HOUR_MS)),
    });
    const sentAt = recent.map(({ createdAt }) => createdAt);
    if (!codeAllowed(occasion, sentAt, now)) return false;

    const code = newCode();
    const expiresAt = expiryOf(now);
    await manager.update(VerificationCode, { email, used: false }, { used: true });
    await manager.insert(VerificationCode, {
      email,
      code: digestOf(email, code, this.mailKey),
      expiresAt,
      createdAt: now,
    });
    const mail = verificationMail(recipient, { code, expiresAt }, this.mailKey);
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    return true;
  }

  /**
   * Counts a guess and uses the code up if it is right, in one statement: of any number of guesses at
   * once five are looked at, and one right code opens one door. A wrong guess counts once the
   * caller's transaction commits.
   */
  async redeem(manager: EntityManager, email: string, code: string): Promise<boolean> {
    const guessed = await manager
      .createQueryBuilder()
      .update(VerificationCode)
      .set({ tries: () => 'tries + 1', used: () => 'code = :digest' })
      .where('email = :email AND NOT used AND tries < :limit AND expires_at > :now')
      .setParameters({
        email,
        digest: digestOf(email, code, this.mailKey),
        limit: CODE_TRIES,
        now: this.clock.now(),
      })
      .returning('used')
      .execute();
    const [row] = guessed.raw as { used: boolean }[];
    return row?.used ?? false;
  }
}
