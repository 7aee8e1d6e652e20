import { DomainError, type SignedIn, type VerifyEmailOnDevice } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords';
import { Arrivals } from '../sessions/arrivals.service';
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
    private readonly arrivals: Arrivals,
    private readonly passwords: Passwords,
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
      // Two passwords were sent for this address: whoever reads its mail says which one is theirs.
      if (user.password === null && request.password !== undefined) {
        user.password = await this.passwords.hash(request.password);
      }
      const owner = await this.newcomers.welcome(manager, user, arrival);
      return this.arrivals.open(manager, owner, arrival);
    });
    if (!signedIn) throw new DomainError('CODE_WRONG');
    return signedIn;
  }
}
