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

/** That somebody reads an address's mail. */
export interface AddressProof {
  readonly email: string;
  /** What the browser that proves it registered for the address itself, if it did. */
  readonly registration: PendingRegistration | null;
}

/** Who guesses at a code, and where that is counted. */
const COUNTERS = { own: 'tries', network: 'networkTries', elsewhere: 'elsewhereTries' } as const;
type Place = keyof typeof COUNTERS;

/** Counts an attempt at the code of the same browser ($1), of the same network ($2) and of anyone else ($3). */
const COUNT_TRIES = `
  UPDATE email_verification_codes SET
    tries = tries + (id IS NOT DISTINCT FROM $1::uuid)::int,
    network_tries = network_tries + (id IS NOT DISTINCT FROM $2::uuid)::int,
    elsewhere_tries = elsewhere_tries + (id IS NOT DISTINCT FROM $3::uuid)::int
  WHERE id IN ($1, $2, $3)`;

/** Takes mailed codes and links as proof of an address. Each proves it once. */
@Injectable()
export class AddressProofsService {
  constructor(
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly string[],
    private readonly codes: VerificationCodesService,
    private readonly budgets: GuessBudgetsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses the code up if it is right. It is compared with the code that the requester asked for, and
   * with the newest that somebody else did, in the requester's network if there is one. Each code is
   * compared five times with guesses of the browser that asked for it, however many come at once; five
   * times with those of others in its network and five with everybody else's, while the address's
   * budget lasts. A wrong guess counts once the caller's transaction commits. The statements are the same with and
   * without a code.
   * @returns undefined unless the code is right
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

  /** What a link would prove, for the caller to lock; nothing unless it is alive. */
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

  /** Uses up the link that was found. @returns whether it was still alive: somebody may be faster */
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
    // The tries of the browser that asked were set aside when its code was mailed.
    const setAside = triesSetAside(alive) - (tried.own ? 1 : 0);
    if (place !== 'own' && held + wrong + setAside + 1 > GUESS_BUDGET) continue;
    tried[place] = asked.id;
    if (digests.includes(asked.code)) return { isRight: true, wrong, tried };
    wrong += 1;
  }
  return { isRight: false, wrong, tried };
}
