import {
  DomainError,
  identity,
  media,
  type Nothing,
  type UpdateProfileRequest,
  type UserView,
} from '@cartaviva/contracts';
import { canonicalEmail, normalizedText, RULE_MESSAGES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findAccount } from '../accounts/account-rows';
import { memberOf } from '../members/people-rules';
import { User } from './user.entity';
import { fullNameOf, toUserView } from './user.view';

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the acting person with the plan of the account that they act for. Throws UNAUTHENTICATED if either no
   * longer exists.
   */
  @Handles(identity.user.get)
  async get(_: Nothing, { actor, accountId }: MessageContext): Promise<UserView> {
    const { manager } = this.dataSource;
    const member = memberOf(actor);
    const account = await findAccount(manager, accountId);
    const person = member ? await manager.findOneBy(User, { id: member.userId }) : account?.owner;
    if (!account || !person) throw new DomainError('UNAUTHENTICATED');
    return {
      ...toUserView(person, account, this.clock.now()),
      account: { id: account.id, name: fullNameOf(account.owner), role: member?.role ?? 'owner' },
    };
  }

  /**
   * Throws OBJECT_NOT_FOUND if the new image does not belong to the acting user, and INVALID_INPUT if the address
   * differs.
   */
  @Handles(identity.user.updateProfile)
  async update(request: UpdateProfileRequest, context: MessageContext): Promise<UserView> {
    const before = await this.get({}, context);
    if (request.email !== undefined && !isSameEmail(request.email, before.email)) {
      throw new DomainError('INVALID_INPUT', { fields: { email: RULE_MESSAGES.fixedEmail } });
    }
    const image = request.profileImageUrl;
    if (image && image !== before.profileImageUrl) await this.requireOwn(image, context);
    await this.dataSource.manager.update(User, before.id, changesOf(request));
    return this.get({}, context);
  }

  private async requireOwn(imagePath: string, { actor, requestId }: MessageContext): Promise<void> {
    const objectId = imagePath.slice('/objects/'.length);
    await this.client.call(media.object.require, { objectId }, { actor, requestId });
  }
}

const isSameEmail = (one: string, other: string) => canonicalEmail(one) === canonicalEmail(other);

/** Returns the columns that a request sets. Forms send the address as well, but it never changes. */
export function changesOf(request: UpdateProfileRequest): Partial<User> {
  const { firstName, lastName, profileImageUrl, country, preferredCurrency, sawGuide } = request;
  const columns = {
    firstName: firstName && normalizedText(firstName),
    lastName: lastName && normalizedText(lastName),
    profileImageUrl,
    country,
    preferredCurrency,
    sawGuide,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
