import { ErrorState, Skeleton } from '@cartaviva/ui';
import { SitePage } from '../frame/site-page';
import { MESSAGES } from './messages';
import { Report } from './report';
import { useSystemStatus } from './use-system-status';

/** Current state and history of every part of the product (specification §2, "System status"). */
export default function StatusScreen() {
  const { data: status, error, mutate } = useSystemStatus();
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      {status ? (
        <Report status={status} isStale={error !== undefined} />
      ) : error ? (
        <ErrorState
          title={MESSAGES.unread.title}
          description={MESSAGES.unread.text}
          onRetry={() => void mutate()}
        />
      ) : (
        <Reading />
      )}
    </SitePage>
  );
}

/** Placeholder that is also prerendered. Its `data-live` makes the prerendered page start the app immediately. */
function Reading() {
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-prose">
          {MESSAGES.scriptless}
          <a href="/api/status" className="font-semibold text-accent underline">
            /api/status
          </a>
        </p>
      </noscript>
      <div role="status" data-live className="noscript:hidden">
        <span className="sr-only">{MESSAGES.reading}</span>
        <Skeleton className="h-21 rounded-card" />
        <Skeleton className="mt-10 mb-4 h-6 w-28" />
        <Skeleton className="h-288 rounded-card sm:h-243" />
      </div>
    </>
  );
}
