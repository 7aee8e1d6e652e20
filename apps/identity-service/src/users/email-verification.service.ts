import { DomainError, type SignedIn, type VerifyEmailOnDevice } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sessions } from '../sessions/sessions.service';
import { VerificationCodes } from '../verification-codes/verification-codes.service';
import { lockAccount } from './account-rows';
import { Newcomers } from './newcomers.service';

/** The proof of an address that was registered. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodes,
    private readonly newcomers: Newcomers,
    private readonly sessions: Sessions,
  ) {}

  /** Takes the code as proof of the address and opens the first session; CODE_WRONG otherwise. */
  async verify(request: VerifyEmailOnDevice, requestId: string): Promise<SignedIn> {
    const email = canonicalEmail(request.email);
    const arrival = { requestId, userAgent: request.userAgent };
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const signedIn = await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, { email });
      const isProved = await this.codes.redeem(manager, 'verify', email, request.code);
      if (!user || !isProved) return null;
      const owner = await this.newcomers.welcome(manager, user, arrival);
      return this.sessions.open(manager, owner, arrival);
    });
    if (!signedIn) throw new DomainError('CODE_WRONG');
    return signedIn;
  }
}
