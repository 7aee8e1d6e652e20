import { EmptyState, ErrorState } from '@cartaviva/ui';
import { adminMessages } from '../messages';
import { Outline } from '../paged-list';
import { noticeMessages as messages } from './messages';
import { NoticeList } from './notice-list';
import { useNotices } from './use-notices';
import { WriteNotice } from './write-notice';

export function NoticesView() {
  const { data: notices, error, mutate } = useNotices();
  if (error) return <ErrorState {...adminMessages.unread} onRetry={() => void mutate()} />;
  if (!notices) return <Outline />;
  return (
    <section>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-72 grow">
          <h2 className="text-lg font-semibold">{messages.title}</h2>
          <p className="text-sm text-pretty text-ink-soft">{messages.description}</p>
        </div>
        <WriteNotice />
      </div>
      {notices.length === 0 ? (
        <EmptyState heading="h4" title={messages.none} description={messages.noneText} />
      ) : (
        <NoticeList notices={notices} />
      )}
    </section>
  );
}
