import { DomainError, identity, type RequestTo, type SignedIn } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { digestOf } from '@cartaviva/secrets';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { KnownDevices } from '../devices/known-devices';
import { GuessLimit } from '../passwords/guess-limit';
import { ArrivalsService } from '../sessions/arrivals.service';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { SecondFactorProof } from './second-factor-proof';
import { SignInChallenge } from './sign-in-challenge.entity';

/** Attempts allowed for one challenge. */
const TRIES = 5;

/** Opens a session after both factors are proven. */
@Injectable()
export class SecondFactorSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guesses: GuessLimit,
    private readonly proof: SecondFactorProof,
    private readonly devices: KnownDevices,
    private readonly arrivals: ArrivalsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError SECOND_FACTOR_EXPIRED if the challenge has expired, SECOND_FACTOR_WRONG for a wrong code,
   *   TOO_MANY_REQUESTS after too many guesses from this network or from this known browser
   */
  @Handles(identity.session.signInWithSecondFactor)
  async signIn(
    request: RequestTo<typeof identity.session.signInWithSecondFactor>,
    { requestId }: MessageContext,
  ): Promise<SignedIn> {
    const { code, userAgent, requester } = request;
    const digest = digestOf(request.challenge);
    const asked = await this.findAlive(this.dataSource.manager, digest);
    const user = asked && (await this.dataSource.manager.findOneBy(User, { id: asked.userId }));
    if (!user) throw new DomainError('SECOND_FACTOR_EXPIRED');
    const device = this.devices.nameOf(request.device, user);
    const place = `second-factor ${device ?? requester.network}`;
    const guess = { email: user.email, place, isStranger: false };
    await this.guesses.count(guess);
    // The transaction returns a wrong guess instead of throwing, so that the count is committed.
    const outcome = await this.dataSource.transaction(async (manager) => {
      const owner = await lockUser(manager, { id: user.id });
      // The lock of the account's row makes simultaneous attempts wait for each other.
      const alive = await this.findAlive(manager, digest);
      if (!owner || !alive) return 'SECOND_FACTOR_EXPIRED';
      await manager.increment(SignInChallenge, { digest }, 'tries', 1);
      const arrival = { requestId, userAgent };
      const from = { ...arrival, place: device ? 'known' : 'stranger' } as const;
      const isRight = await this.proof.accept(manager, owner, code, from);
      if (!isRight) return 'SECOND_FACTOR_WRONG';
      await manager.delete(SignInChallenge, { digest });
      const detail = alive.detail === null ? {} : { detail: alive.detail };
      return this.arrivals.open(manager, owner, { ...arrival, ...detail });
    });
    if (typeof outcome === 'string') throw new DomainError(outcome);
    await this.guesses.forget(guess);
    return outcome;
  }

  private findAlive(manager: EntityManager, digest: string): Promise<SignInChallenge | null> {
    const expiresAt = MoreThan(this.clock.now());
    return manager.findOneBy(SignInChallenge, { digest, expiresAt, tries: LessThan(TRIES) });
  }
}
