import type { Requester } from '@cartaviva/contracts';
import { CODE_TRIES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { MAIL_KEYS } from '../mails/mail-key';
import { codeDigest } from './code-rules';
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
   * budget lasts. A wrong guess counts once the caller's transaction commits. @returns nothing unless it is right
   */
  async redeemCode(
    manager: EntityManager,
    purpose: CodePurpose,
    email: string,
    code: string,
    requester: Requester,
  ): Promise<AddressProof | null> {
    await lockAddress(manager, email);
    const digests = this.mailKeys.map((key) => codeDigest(email, code, key));
    for (const [asked, place] of await this.guessedAt(manager, purpose, email, requester)) {
      if (!(await this.compare(manager, asked, place, digests))) continue;
      await this.codes.kill(manager, email, purpose);
      return { email, registration: await this.registeredBy(manager, email, requester) };
    }
    return null;
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

  private async guessedAt(
    manager: EntityManager,
    purpose: CodePurpose,
    email: string,
    requester: Requester,
  ): Promise<(readonly [VerificationCode, Place])[]> {
    const alive = await manager.find(VerificationCode, {
      where: { email, purpose, used: false, expiresAt: MoreThan(this.clock.now()) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    const own = alive.find((code) => code.requester === requesterKey(requester));
    const others = alive.filter((code) => code !== own);
    const near = others.find(({ network }) => network === requester.network);
    const other = near ?? others[0];
    return [
      ...(own ? [[own, 'own'] as const] : []),
      ...(other ? [[other, near ? 'network' : 'elsewhere'] as const] : []),
    ];
  }

  private async compare(
    manager: EntityManager,
    asked: VerificationCode,
    place: Place,
    digests: readonly string[],
  ): Promise<boolean> {
    const { id, email, purpose, code } = asked;
    const counter = COUNTERS[place];
    if (asked[counter] >= CODE_TRIES) return false;
    // The tries of the browser that asked were set aside when its code was mailed.
    const mayTry = place === 'own' || (await this.budgets.allows(manager, email, purpose, 1));
    if (!mayTry) return false;
    await manager.update(VerificationCode, id, { [counter]: asked[counter] + 1 });
    if (digests.includes(code)) return true;
    await this.budgets.count(manager, email, purpose);
    return false;
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
