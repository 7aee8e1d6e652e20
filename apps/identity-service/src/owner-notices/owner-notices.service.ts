import {
  DomainError,
  type NoticeAudience,
  type OwnerNoticeView,
  type SendNotice,
} from '@cartaviva/contracts';
import { earliestEffectiveDay, NOTICE_DAYS, normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
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

  async list(context: MessageContext): Promise<OwnerNoticeView[]> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const newest = { order: { createdAt: 'DESC', id: 'ASC' }, take: MAX_SHOWN } as const;
    return (await manager.find(OwnerNotice, newest)).map(toOwnerNoticeView);
  }

  async audience(context: MessageContext): Promise<NoticeAudience> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    return { recipients: await manager.countBy(User, AUDIENCE) };
  }

  /**
   * Stores the notice, which `NoticeDelivery` sends. A repeated request with the same `newId` returns the notice of
   * the first one. Throws INVALID_INPUT if the notice takes effect sooner than the terms allow (specification §9).
   */
  async send(
    context: MessageContext,
    { newId, kind, effectiveOn, text }: SendNotice,
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
