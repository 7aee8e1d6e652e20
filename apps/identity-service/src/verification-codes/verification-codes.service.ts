import { identityEvents } from '@cartaviva/contracts';
import { CODE_TRIES } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { MAIL_KEY } from '../mails/mail-key';
import { codeMail } from '../mails/mails';
import { codeAllowed, codeDigest, expiryOf, newCode, type Occasion } from './code-rules';
import { VerificationCode, type CodePurpose } from './verification-code.entity';

const HOUR_MS = 3_600_000;

/** One address is dealt with by one transaction at a time, whether it has an account or not. */
const HOLD_ADDRESS = `SELECT pg_advisory_xact_lock(hashtextextended('codes-of-' || $1, 0))`;

interface Wanted {
  readonly purpose: CodePurpose;
  readonly email: string;
  /** Whom the mail greets; null when the address has no account: its code is sent to nobody. */
  readonly firstName: string | null;
  readonly occasion: Occasion;
  readonly requestId: string;
}

/**
 * Issues and redeems the codes that prove an address. Callers that lock an account's row do so before
 * they come here.
 */
@Injectable()
export class VerificationCodes {
  constructor(
    @Inject(MAIL_KEY) private readonly mailKey: string,
    private readonly clock: Clock,
  ) {}

  /** Mails a new code and kills the old one; returns false, and does neither, past the caps. */
  async issue(manager: EntityManager, wanted: Wanted): Promise<boolean> {
    const { purpose, email, firstName, occasion, requestId } = wanted;
    await manager.query(HOLD_ADDRESS, [email]);
    const now = this.clock.now();
    const recent = await manager.findBy(VerificationCode, {
      email,
      purpose,
      createdAt: MoreThan(new Date(now.getTime() - HOUR_MS)),
    });
    const sentAt = recent.map(({ createdAt }) => createdAt);
    if (!codeAllowed(occasion, sentAt, now)) return false;

    const code = newCode();
    const expiresAt = expiryOf(now);
    await this.kill(manager, email, purpose);
    await manager.insert(VerificationCode, {
      email,
      purpose,
      code: codeDigest(email, code, this.mailKey),
      expiresAt,
      createdAt: now,
    });
    if (firstName !== null) {
      const mail = codeMail(purpose, { email, firstName }, { code, expiresAt }, this.mailKey);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    }
    return true;
  }

  /** The address's living code opens nothing any more. */
  async kill(manager: EntityManager, email: string, purpose: CodePurpose): Promise<void> {
    await manager.update(VerificationCode, { email, purpose, used: false }, { used: true });
  }

  /**
   * Counts a guess and uses the code up if it is right, in one statement: of any number of guesses at
   * once five are looked at, and one right code opens one door. A wrong guess counts once the
   * caller's transaction commits.
   */
  async redeem(
    manager: EntityManager,
    purpose: CodePurpose,
    email: string,
    code: string,
  ): Promise<boolean> {
    const guessed = await manager
      .createQueryBuilder()
      .update(VerificationCode)
      .set({ tries: () => 'tries + 1', used: () => 'code = :digest' })
      .where('email = :email AND purpose = :purpose AND NOT used')
      .andWhere('tries < :limit AND expires_at > :now')
      .setParameters({
        email,
        purpose,
        digest: codeDigest(email, code, this.mailKey),
        limit: CODE_TRIES,
        now: this.clock.now(),
      })
      .returning('used')
      .execute();
    const [row] = guessed.raw as { used: boolean }[];
    return row?.used ?? false;
  }
}
