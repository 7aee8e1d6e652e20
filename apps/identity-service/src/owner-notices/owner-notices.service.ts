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

/** Who is told: everybody who proved an address, on whatever plan. */
export const AUDIENCE = { isEmailVerified: true, isDemo: false } as const;

/** Mails to all owners, as admins ask for them. FORBIDDEN for everybody else. */
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
   * Takes the notice; `NoticeDelivery` sends it. With `newId`, a write that is sent again finds what
   * the first one made. INVALID_INPUT when it would count sooner than the terms promise (specification §9).
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
