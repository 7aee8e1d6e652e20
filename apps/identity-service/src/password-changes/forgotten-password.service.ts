import {
  DomainError,
  type ForgotPasswordRequest,
  type ResetPasswordRequest,
} from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GuessLimit } from '../passwords/guess-limit';
import { Passwords } from '../passwords/passwords';
import { lockAccount } from '../users/account-rows';
import { VerificationCodes } from '../verification-codes/verification-codes.service';
import { NewPassword } from './new-password.service';

/** A new password for whoever reads the address's mail; Google's people may get their first here. */
@Injectable()
export class ForgottenPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly codes: VerificationCodes,
    private readonly newPassword: NewPassword,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * The same answer after the same work for every address: one without an account gets a code as well,
   * which is sent to nobody.
   */
  async forgot(request: ForgotPasswordRequest, requestId: string): Promise<void> {
    const email = canonicalEmail(request.email);
    await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, { email, isEmailVerified: true });
      const firstName = user?.firstName ?? null;
      const code = { purpose: 'reset', email, firstName, occasion: 'request', requestId } as const;
      await this.codes.issue(manager, code);
    });
  }

  /**
   * Every session of the user ends, and what strangers guessed before is forgotten. CODE_WRONG unless
   * the code is right, alive and used for the first time.
   */
  async reset(request: ResetPasswordRequest, requestId: string): Promise<void> {
    const email = canonicalEmail(request.email);
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const isReset = await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, { email, isEmailVerified: true });
      const isProved = await this.codes.redeem(manager, 'reset', email, request.code);
      if (!user || !isProved) return false;
      // Only a right code is worth the hashing. If no turn is free, the code is as good as before.
      const password = await this.passwords.hash(request.password);
      await this.newPassword.set(manager, user, password, { kind: 'password-reset', requestId });
      return true;
    });
    if (!isReset) throw new DomainError('CODE_WRONG');
    await this.guesses.forget({ email });
  }
}
