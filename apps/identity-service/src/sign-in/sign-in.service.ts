import { DomainError, identity, type RequestTo, type SignedIn } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { KnownDevices } from '../devices/known-devices';
import { PasswordProof } from '../passwords/password-proof';
import { Passwords } from '../passwords/passwords';
import { ArrivalsService, requireSignedIn } from '../sessions/arrivals.service';
import { lockUser } from '../users/user-rows';
import { RegistrationService } from '../users/registration.service';
import { User } from '../users/user.entity';
import { SignInLinksService } from './sign-in-links.service';

type SignInRequest = RequestTo<typeof identity.session.signIn>;

@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly registration: RegistrationService,
    private readonly arrivals: ArrivalsService,
    private readonly events: AccountEventsService,
    private readonly devices: KnownDevices,
    private readonly links: SignInLinksService,
  ) {}

  /**
   * Throws CREDENTIALS_WRONG, after the same work, for an unknown address and a wrong password. Only the right
   * password gets EMAIL_NOT_VERIFIED, with a new code by mail if the limits allow it. Throws TOO_MANY_REQUESTS after
   * too many guesses from this network or this known browser. Throws SIGN_IN_BY_MAIL for any password after too many
   * guesses from strangers; the right password then also mails the owner a link. Throws SECOND_FACTOR_WANTED with a
   * challenge if the owner has a second factor.
   */
  @Handles(identity.session.signIn)
  async signIn(request: SignInRequest, context: MessageContext): Promise<SignedIn> {
    const { requestId } = context;
    const { password, userAgent, requester } = request;
    const email = canonicalEmail(request.email);
    const user = await this.dataSource.manager.findOneBy(User, { email });
    const known = this.devices.nameOf(request.device, user);
    const place = known ?? requester.network;
    const guess = { email, place, isStranger: known === undefined };
    const compared = await this.proof.compare(guess, password, user?.password ?? null);
    const holder = compared.isRight ? user : null;
    if (!holder || compared.needsMail) {
      await this.events.recordFailedSignIn(email, userAgent, requestId);
    }
    if (compared.needsMail) {
      await this.links.send({ email, requester, requestId, holder });
      const { retryAfterSeconds } = compared;
      throw new DomainError('SIGN_IN_BY_MAIL', { retryAfterSeconds });
    }
    if (!holder) throw new DomainError('CREDENTIALS_WRONG');
    if (!holder.isEmailVerified) {
      await this.registration.resendCode({ email, requester }, context);
      throw new DomainError('EMAIL_NOT_VERIFIED');
    }
    return this.open(holder, request, context);
  }

  private async open(
    user: User,
    request: SignInRequest,
    context: MessageContext,
  ): Promise<SignedIn> {
    const { password, userAgent } = request;
    const { email, password: compared } = user;
    if (compared === null) throw new DomainError('CREDENTIALS_WRONG');
    const dearer = this.passwords.isOutdated(compared)
      ? await this.passwords.hash(password)
      : compared;
    const admission = await this.dataSource.transaction(async (manager) => {
      const owner = await lockUser(manager, { email });
      if (owner?.password !== compared) return null;
      if (dearer !== compared) await manager.update(User, owner.id, { password: dearer });
      const arrived = Object.assign(owner, { password: dearer });
      return this.arrivals.admit(manager, arrived, { requestId: context.requestId, userAgent });
    });
    // The stored hash changed during the comparison, so the password must be compared again.
    return admission ? requireSignedIn(admission) : this.signIn(request, context);
  }
}
