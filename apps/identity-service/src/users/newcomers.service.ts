import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import type { Arrival } from '../sessions/arrivals.service';
import type { User } from './user.entity';

/** People who just proved that an address is theirs. */
@Injectable()
export class NewcomersService {
  constructor(private readonly events: AccountEventsService) {}

  /** The account is theirs as it stands in `user`, and their trial starts. The caller holds its row. */
  async welcome(manager: EntityManager, user: User, arrival: Arrival): Promise<User> {
    const { id: userId, firstName } = user;
    user.isEmailVerified = true;
    const saved = await manager.save(user);
    await emit(manager, identityEvents.userVerified, { userId, firstName }, arrival.requestId);
    await this.events.record(manager, 'registered', { userId, ...arrival });
    return saved;
  }
}
