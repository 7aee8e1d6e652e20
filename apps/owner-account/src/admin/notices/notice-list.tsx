import type { OwnerNoticeView } from '@cartaviva/contracts';
import { noticeWords } from '@cartaviva/domain';
import { Badge, Card } from '@cartaviva/ui';
import { momentOf } from '../../dates/dates';
import { noticeMessages as messages } from './messages';

export function NoticeList({ notices }: { notices: readonly OwnerNoticeView[] }) {
  return (
    <Card className="p-0 sm:p-0">
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ notice }: { notice: OwnerNoticeView }) {
  const { kind, effectiveOn, text, recipients, sent, createdAt, finishedAt } = notice;
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">{noticeWords(kind, effectiveOn).subject}</h3>
        <Badge tone={finishedAt ? 'live' : 'info'}>
          {finishedAt ? messages.finished : messages.underWay}
        </Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {momentOf(createdAt)} · {messages.progress(sent, recipients)}
      </p>
    </li>
  );
}
