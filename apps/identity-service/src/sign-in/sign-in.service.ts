import { DomainError, type SignedIn, type SignInOnDevice } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../account-events/account-events.service';
import { KnownDevices } from '../devices/known-devices';
import { PasswordProof } from '../passwords/password-proof';
import { isOutdated, Passwords } from '../passwords/passwords';
import { Arrivals } from '../sessions/arrivals.service';
import { lockAccount } from '../users/account-rows';
import { Registration } from '../users/registration.service';
import { User } from '../users/user.entity';

/** Opens a session for an e-mail and its password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly registration: Registration,
    private readonly arrivals: Arrivals,
    private readonly events: AccountEvents,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * An unknown address and a wrong password get one answer after the same work: CREDENTIALS_WRONG.
   * Only the right password learns EMAIL_NOT_VERIFIED, and is sent a code if one may be sent.
   * TOO_MANY_REQUESTS once strangers guessed too often, or this browser if the owner is known on it.
   */
  async signIn({ password, ...request }: SignInOnDevice, requestId: string): Promise<SignedIn> {
    const { userAgent } = request;
    const email = canonicalEmail(request.email);
    const user = await this.dataSource.manager.findOneBy(User, { email });
    const guess = { email, place: this.devices.nameOf(request.device, user) };
    const isRight = await this.proof.holds(guess, password, user?.password ?? null);
    if (!user?.password || !isRight) {
      await this.events.recordFailedSignIn(email, userAgent, requestId);
      throw new DomainError('CREDENTIALS_WRONG');
    }
    if (!user.isEmailVerified) {
      await this.registration.resendCode(email, requestId);
      throw new DomainError('EMAIL_NOT_VERIFIED');
    }
    const compared = user.password;
    const dearer = isOutdated(compared) ? await this.passwords.hash(password) : compared;
    const signedIn = await this.dataSource.transaction(async (manager) => {
      const owner = await lockAccount(manager, { email });
      if (owner?.password !== compared) return null;
      if (dearer !== compared) await manager.update(User, owner.id, { password: dearer });
      const arrived = Object.assign(owner, { password: dearer });
      return this.arrivals.open(manager, arrived, { requestId, userAgent });
    });
    // What is stored changed while it was compared: the password may be another by now, or the same.
    return signedIn ?? this.signIn({ password, ...request }, requestId);
  }
}
