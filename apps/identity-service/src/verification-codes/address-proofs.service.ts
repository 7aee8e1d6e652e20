import type { Requester } from '@cartaviva/contracts';
import { CODE_TRIES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { MAIL_KEYS } from '../mails/mail-key';
import { codeDigest } from './code-rules';
import { GUESS_BUDGET, triesSetAside } from './guess-budget';
import { GuessBudgetsService } from './guess-budgets.service';
import { lockAddress } from './lock-address';
import { requesterKey } from './mail-allowance';
import {
  VerificationCode,
  type CodePurpose,
  type PendingRegistration,
} from './verification-code.entity';
import { VerificationCodesService } from './verification-codes.service';

/** Evidence that a person can read an address's mail. */
export interface AddressProof {
  readonly email: string;
  /** Registration data from the same browser. Null if that browser registered nothing. */
  readonly registration: PendingRegistration | null;
}

/** Origins of a guess, with the columns that count them. */
const COUNTERS = { own: 'tries', network: 'networkTries', elsewhere: 'elsewhereTries' } as const;
type Place = keyof typeof COUNTERS;

/** Counts an attempt at the code of the same browser ($1), of the same network ($2) and of anyone else ($3). */
const COUNT_TRIES = `
  UPDATE email_verification_codes SET
    tries = tries + (id IS NOT DISTINCT FROM $1::uuid)::int,
    network_tries = network_tries + (id IS NOT DISTINCT FROM $2::uuid)::int,
    elsewhere_tries = elsewhere_tries + (id IS NOT DISTINCT FROM $3::uuid)::int
  WHERE id IN ($1, $2, $3)`;

/** Accepts mailed codes and links as proof of an address. Each is valid once. */
@Injectable()
export class AddressProofsService {
  constructor(
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly string[],
    private readonly codes: VerificationCodesService,
    private readonly budgets: GuessBudgetsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems the code if it is right. A guess is compared with the code that the requester asked for, and with the
   * newest code of another requester, preferably in the same network. Each code is compared at most five times with
   * guesses of its own browser, five times with those of others in its network, and five times with all other
   * guesses while the address's budget lasts. Concurrent guesses do not raise these limits. A wrong guess is counted
   * once the caller's transaction commits. The statements are the same with and without a code.
   * @returns null unless the code is right
   */
  async redeemCode(
    manager: EntityManager,
    purpose: CodePurpose,
    email: string,
    code: string,
    requester: Requester,
  ): Promise<AddressProof | null> {
    await lockAddress(manager, email);
    const alive = await manager.find(VerificationCode, {
      where: { email, purpose, used: false, expiresAt: MoreThan(this.clock.now()) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const held = await this.budgets.held(manager, email, purpose);
    const digests = this.mailKeys.map((key) => codeDigest(email, code, key));
    const { isRight, wrong, tried } = compared(alive, requester, digests, held);
    await manager.query(COUNT_TRIES, [tried.own, tried.network, tried.elsewhere]);
    await this.budgets.hold(manager, email, purpose, held + wrong);
    if (!isRight) return null;
    await this.codes.kill(manager, email, purpose);
    return { email, registration: await this.registeredBy(manager, email, requester) };
  }

  /**
   * Returns the proof that a valid link gives, so that the caller can lock the user. Returns null if the link is not
   * valid.
   */
  async findLink(
    manager: EntityManager,
    purpose: CodePurpose,
    token: string,
    requester: Requester,
  ): Promise<AddressProof | null> {
    const found = await manager.findOneBy(VerificationCode, this.alive(purpose, token));
    if (!found) return null;
    const { email } = found;
    return { email, registration: await this.registeredBy(manager, email, requester) };
  }

  /** Redeems the link. Returns false if it is no longer valid, for example after a concurrent request. */
  async redeemLink(
    manager: EntityManager,
    purpose: CodePurpose,
    token: string,
    email: string,
  ): Promise<boolean> {
    await lockAddress(manager, email);
    if (!(await manager.existsBy(VerificationCode, this.alive(purpose, token)))) return false;
    await this.codes.kill(manager, email, purpose);
    return true;
  }

  private alive(purpose: CodePurpose, token: string) {
    const expiresAt = MoreThan(this.clock.now());
    return { purpose, link: digestOf(token), used: false, expiresAt };
  }

  private async registeredBy(
    manager: EntityManager,
    email: string,
    requester: Requester,
  ): Promise<PendingRegistration | null> {
    const [newest] = await manager.find(VerificationCode, {
      where: { email, requester: requesterKey(requester), registration: Not(IsNull()) },
      order: { createdAt: 'DESC' },
      take: 1,
    });
    return newest?.registration ?? null;
  }
}

/** Selects the codes to compare with a guess, newest first, and the origin of the guess. */
function guessedAt(
  alive: readonly VerificationCode[],
  requester: Requester,
): (readonly [VerificationCode, Place])[] {
  const own = alive.find((code) => code.requester === requesterKey(requester));
  const others = alive.filter((code) => code !== own);
  const near = others.find(({ network }) => network === requester.network);
  const other = near ?? others[0];
  return [
    ...(own ? [[own, 'own'] as const] : []),
    ...(other ? [[other, near ? 'network' : 'elsewhere'] as const] : []),
  ];
}

function compared(
  alive: readonly VerificationCode[],
  requester: Requester,
  digests: readonly string[],
  held: number,
) {
  const tried: Partial<Record<Place, string>> = {};
  let wrong = 0;
  for (const [asked, place] of guessedAt(alive, requester)) {
    if (asked[COUNTERS[place]] >= CODE_TRIES) continue;
    // The tries of the requester were reserved when the code was mailed.
    const setAside = triesSetAside(alive) - (tried.own ? 1 : 0);
    if (place !== 'own' && held + wrong + setAside + 1 > GUESS_BUDGET) continue;
    tried[place] = asked.id;
    if (digests.includes(asked.code)) return { isRight: true, wrong, tried };
    wrong += 1;
  }
  return { isRight: false, wrong, tried };
}
