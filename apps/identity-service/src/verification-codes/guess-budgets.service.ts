import { Clock } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { MoreThan, type EntityManager } from 'typeorm';
import { MAIL_KEYS } from '../mails/mail-key';
import { GUESS_BUDGET, guessesHeld, triesSetAside, type CountedGuesses } from './guess-budget';
import { VerificationCode, type CodePurpose } from './verification-code.entity';

/** Guesses target either mailed codes or codes of an app. */
type GuessPurpose = CodePurpose | 'second-factor' | 'second-factor-known';

/** Stores the guesses at an address's codes under a keyed digest of the address. The caller must lock the address. */
@Injectable()
export class GuessBudgetsService {
  constructor(
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly string[],
    private readonly clock: Clock,
  ) {}

  /** Returns true if that many tries are left besides those reserved for valid codes. */
  async allows(
    manager: EntityManager,
    email: string,
    purpose: CodePurpose,
    tries: number,
  ): Promise<boolean> {
    const expiresAt = MoreThan(this.clock.now());
    const alive = await manager.findBy(VerificationCode, {
      email,
      purpose,
      used: false,
      expiresAt,
    });
    const held = await this.held(manager, email, purpose);
    return held + triesSetAside(alive) + tries <= GUESS_BUDGET;
  }

  async held(manager: EntityManager, email: string, purpose: GuessPurpose): Promise<number> {
    const counted = await manager.query<CountedGuesses[]>(
      `SELECT guesses, counted_at AS "countedAt" FROM code_guess_budgets
        WHERE address = ANY($1) AND purpose = $2`,
      [this.digestsOf(email), purpose],
    );
    const now = this.clock.now();
    return Math.max(0, ...counted.map((each) => guessesHeld(each, now)));
  }

  /** Stores the count once the caller's transaction commits. */
  async hold(
    manager: EntityManager,
    email: string,
    purpose: GuessPurpose,
    guesses: number,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO code_guess_budgets (address, purpose, guesses, counted_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (address, purpose) DO UPDATE
         SET guesses = excluded.guesses, counted_at = excluded.counted_at`,
      [this.digestsOf(email)[0], purpose, guesses, this.clock.now()],
    );
  }

  /** Deletes the budgets of an erased user. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const addresses = this.digestsOf(email);
    await manager.query(`DELETE FROM code_guess_budgets WHERE address = ANY($1)`, [addresses]);
  }

  /**
   * The first digest stores guesses, and lookups use all of them. Therefore a key rotation does not reset the
   * budget.
   */
  private digestsOf(email: string): string[] {
    return this.mailKeys.map((key) =>
      createHmac('sha256', key).update(`budget\n${email}`).digest('hex'),
    );
  }
}
