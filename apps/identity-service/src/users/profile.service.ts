import { DomainError, media, type UpdateProfileRequest, type UserView } from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { User } from './user.entity';
import { toUserView } from './user.view';

/** What owners see and change of their own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
    private readonly clock: Clock,
  ) {}

  /** The acting user. An account that is gone is nobody: UNAUTHENTICATED. */
  async get({ userId }: MessageContext): Promise<UserView> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) throw new DomainError('UNAUTHENTICATED');
    return toUserView(user, this.clock.now());
  }

  /** OBJECT_NOT_FOUND when the new image is not the acting user's. */
  async update(request: UpdateProfileRequest, context: MessageContext): Promise<UserView> {
    const before = await this.get(context);
    const image = request.profileImageUrl;
    if (image && image !== before.profileImageUrl) await this.requireOwn(image, context);
    await this.dataSource.manager.update(User, before.id, changesOf(request));
    return this.get(context);
  }

  private async requireOwn(imagePath: string, { actor, requestId }: MessageContext): Promise<void> {
    const objectId = imagePath.slice('/objects/'.length);
    await this.client.call(media.object.require, { objectId }, { actor, requestId });
  }
}

/** The columns a request sets. Its e-mail is none of them: browsers send it, and it never changes. */
export function changesOf(request: UpdateProfileRequest): Partial<User> {
  const { firstName, lastName, profileImageUrl, country, preferredCurrency } = request;
  const columns = {
    firstName: firstName && normalizedText(firstName),
    lastName: lastName && normalizedText(lastName),
    profileImageUrl,
    country,
    preferredCurrency,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
