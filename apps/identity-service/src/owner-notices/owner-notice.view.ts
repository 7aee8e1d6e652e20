import type { OwnerNoticeView } from '@cartaviva/contracts';
import type { OwnerNotice } from './owner-notice.entity';

export function toOwnerNoticeView(notice: OwnerNotice): OwnerNoticeView {
  const { id, kind, effectiveOn, text, recipients, sent, createdAt, finishedAt } = notice;
  return {
    ...{ id, kind, effectiveOn, text, recipients, sent },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
