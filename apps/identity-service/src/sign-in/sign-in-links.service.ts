import {
  DomainError,
  identity,
  type Requester,
  type RequestTo,
  type SignedIn,
} from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArrivalsService, requireSignedIn } from '../sessions/arrivals.service';
import { lockUser } from '../users/user-rows';
import type { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';

interface LinkWanted {
  readonly email: string;
  readonly requester: Requester;
  readonly requestId: string;
  /** The user with the right password. Null after a wrong one, for which the work is the same but no mail is sent. */
  readonly holder: User | null;
}

/**
 * Mails sign-in links. While strangers guess at a password, the right password in a new browser also needs such a
 * link.
 */
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
  @Handles(identity.session.signInWithLink, PROOF_LANE)
  async redeem(
    { token, requester, userAgent }: RequestTo<typeof identity.session.signInWithLink>,
    { requestId }: MessageContext,
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
