import {
  DomainError,
  identity,
  type Nothing,
  type NoticeAudience,
  type OwnerNoticeView,
  type RequestTo,
} from '@cartaviva/contracts';
import { earliestEffectiveDay, NOTICE_DAYS, normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { requireAdmin } from '../admin/require-admin';
import { User } from '../users/user.entity';
import { OwnerNotice } from './owner-notice.entity';
import { toOwnerNoticeView } from './owner-notice.view';

const MAX_SHOWN = 50;

/** Recipients of a notice: all users with a verified address, on any plan. */
export const AUDIENCE = { isEmailVerified: true, isDemo: false } as const;

@Injectable()
export class OwnerNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(identity.notice.list)
  async list(_: Nothing, context: MessageContext): Promise<OwnerNoticeView[]> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const newest = { order: { createdAt: 'DESC', id: 'ASC' }, take: MAX_SHOWN } as const;
    return (await manager.find(OwnerNotice, newest)).map(toOwnerNoticeView);
  }

  @Handles(identity.notice.audience)
  async audience(_: Nothing, context: MessageContext): Promise<NoticeAudience> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    return { recipients: await manager.countBy(User, AUDIENCE) };
  }

  /**
   * Stores the notice, which `NoticeDelivery` sends. A repeated request with the same `newId` returns the notice of
   * the first one. Throws INVALID_INPUT if the notice takes effect sooner than the terms allow (specification §9).
   */
  @Handles(identity.notice.send)
  async send(
    { newId, kind, effectiveOn, text }: RequestTo<typeof identity.notice.send>,
    context: MessageContext,
  ): Promise<OwnerNoticeView> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const createdAt = this.clock.now();
    const earliest = earliestEffectiveDay(kind, createdAt);
    if (effectiveOn < earliest) {
      const sentence = `Avisa con ${NOTICE_DAYS[kind]} días: lo más pronto es el ${earliest}`;
      throw new DomainError('INVALID_INPUT', { fields: { effectiveOn: sentence } });
    }
    const id = newId ?? randomUUID();
    const recipients = await manager.countBy(User, AUDIENCE);
    const notice = { id, kind, effectiveOn, text: normalizedText(text), recipients, createdAt };
    await manager
      .createQueryBuilder()
      .insert()
      .into(OwnerNotice)
      .values(notice)
      .orIgnore()
      .execute();
    return toOwnerNoticeView(await manager.findOneByOrFail(OwnerNotice, { id }));
  }
}
