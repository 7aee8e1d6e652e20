import { DomainError, type DeleteAccountRequest, type Requester } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { digestOf } from '@cartaviva/secrets';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SIGNED_IN } from '../passwords/guess-limit';
import { PasswordProof } from '../passwords/password-proof';
import type { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import type { CodePurpose } from '../verification-codes/verification-code.entity';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';
import { toAccountView } from './account.view';

/** Only a session can request and try these codes, so all sessions of an account count as one requester. */
const ASKER: Requester = { browser: digestOf(SIGNED_IN), network: digestOf(SIGNED_IN) };
const DAY_S = 24 * 3600;

/** Actions that need proof from the owner. An open session is not enough. */
type Deed = Extract<CodePurpose, 'delete' | 'transfer'>;

@Injectable()
export class OwnerProof {
  constructor(
    private readonly passwords: PasswordProof,
    private readonly codes: VerificationCodesService,
    private readonly proofs: AddressProofsService,
  ) {}

  /**
   * Checks the proof before anything is locked. Throws INVALID_INPUT unless the request contains exactly the kind of
   * proof that the account needs, and PASSWORD_WRONG if the password is wrong.
   */
  async prepare(user: User, { password, code }: DeleteAccountRequest): Promise<void> {
    const { provedBy } = toAccountView(user);
    const [given, other] = provedBy === 'password' ? [password, code] : [code, password];
    if (given === undefined || other !== undefined) {
      throw new DomainError('INVALID_INPUT', { fields: { [provedBy]: RULE_MESSAGES.required } });
    }
    if (provedBy === 'code') return;
    const guess = { email: user.email, place: SIGNED_IN };
    const isRight = await this.passwords.holds(guess, given, user.password);
    if (!isRight) throw new DomainError('PASSWORD_WRONG');
  }

  /** Redeems the code, if the request contains one. A wrong guess is counted once the transaction commits. */
  async accept(
    manager: EntityManager,
    { email }: User,
    { code }: DeleteAccountRequest,
    deed: Deed,
  ): Promise<boolean> {
    if (code === undefined) return true;
    return (await this.proofs.redeemCode(manager, deed, email, code, ASKER)) !== null;
  }

  /**
   * Mails a code to an owner without a password, and nothing to an owner with one. Throws TOO_MANY_REQUESTS after
   * too many requests or wrong guesses.
   */
  async mailCode(manager: EntityManager, user: User, deed: Deed, requestId: string): Promise<void> {
    if (user.password !== null) return;
    const { email, firstName } = user;
    const wanted = { purpose: deed, occasion: 'request', requester: ASKER } as const;
    const issued = await this.codes.issue(manager, { ...wanted, email, firstName, requestId });
    if (issued.hasCode) return;
    const retryAfterSeconds = issued.retryAfterSeconds || DAY_S;
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
}
