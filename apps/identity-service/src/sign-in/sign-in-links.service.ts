import {
  DomainError,
  type LinkSignInOnDevice,
  type Requester,
  type SignedIn,
} from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArrivalsService, requireSignedIn } from '../sessions/arrivals.service';
import { lockUser } from '../users/user-rows';
import type { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';

interface LinkWanted {
  readonly email: string;
  readonly requester: Requester;
  readonly requestId: string;
  /** Who gave the right password; null after a wrong one: the same work, and nobody gets a mail. */
  readonly holder: User | null;
}

/** The second proof that a right password needs on a new browser while strangers guess at it. */
@Injectable()
export class SignInLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodesService,
    private readonly proofs: AddressProofsService,
    private readonly arrivals: ArrivalsService,
  ) {}

  async send({ email, requester, requestId, holder }: LinkWanted): Promise<void> {
    const firstName = holder?.isEmailVerified ? holder.firstName : null;
    const wanted = { purpose: 'sign-in', occasion: 'request', email, firstName } as const;
    await this.dataSource.transaction((manager) =>
      this.codes.issue(manager, { ...wanted, requester, requestId }),
    );
  }

  /**
   * @throws DomainError LINK_EXPIRED if the link has expired or was used, SECOND_FACTOR_WANTED if the owner has a
   *   second factor
   */
  async redeem(
    { token, requester, userAgent }: LinkSignInOnDevice,
    requestId: string,
  ): Promise<SignedIn> {
    const admission = await this.dataSource.transaction(async (manager) => {
      const link = await this.proofs.findLink(manager, 'sign-in', token, requester);
      const user = link && (await lockUser(manager, { email: link.email, isEmailVerified: true }));
      const isAlive = user && (await this.proofs.redeemLink(manager, 'sign-in', token, user.email));
      if (!isAlive) throw new DomainError('LINK_EXPIRED');
      return this.arrivals.admit(manager, user, { requestId, userAgent });
    });
    return requireSignedIn(admission);
  }
}
