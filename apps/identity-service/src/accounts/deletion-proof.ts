import { DomainError, type DeleteAccountRequest } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SIGNED_IN } from '../passwords/guess-limit';
import { PasswordProof } from '../passwords/password-proof';
import type { User } from '../users/user.entity';
import { VerificationCodes } from '../verification-codes/verification-codes.service';
import { accountView } from './account.view';

/** That a deletion is asked for by the owner, not by whoever sits at their open browser. */
@Injectable()
export class DeletionProof {
  constructor(
    private readonly passwords: PasswordProof,
    private readonly codes: VerificationCodes,
  ) {}

  /**
   * Before anything is locked: INVALID_INPUT unless exactly the proof that the account takes is there,
   * PASSWORD_WRONG when it is a password and another one.
   */
  async prepare(user: User, { password, code }: DeleteAccountRequest): Promise<void> {
    const { provedBy } = accountView(user);
    const [given, other] = provedBy === 'password' ? [password, code] : [code, password];
    if (given === undefined || other !== undefined) {
      throw new DomainError('INVALID_INPUT', { fields: { [provedBy]: RULE_MESSAGES.required } });
    }
    if (provedBy === 'code') return;
    const guess = { email: user.email, place: SIGNED_IN };
    const isRight = await this.passwords.holds(guess, given, user.password);
    if (!isRight) throw new DomainError('PASSWORD_WRONG');
  }

  /** Uses the code up, where there is one. A wrong guess counts once the transaction commits. */
  async accept(
    manager: EntityManager,
    { email }: User,
    { code }: DeleteAccountRequest,
  ): Promise<boolean> {
    return code === undefined || this.codes.redeem(manager, 'delete', email, code);
  }

  /** Mails a code where no password can prove anything; where one can, nothing is mailed. */
  async mailCode(manager: EntityManager, user: User, requestId: string): Promise<void> {
    if (user.password !== null) return;
    const { email, firstName } = user;
    const code = { purpose: 'delete', email, firstName, occasion: 'request', requestId } as const;
    await this.codes.issue(manager, code);
  }
}
