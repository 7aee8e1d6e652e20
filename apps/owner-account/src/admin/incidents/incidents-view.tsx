import { EmptyState, ErrorState } from '@cartaviva/ui';
import { adminMessages } from '../messages';
import { Outline } from '../paged-list';
import { AnnounceIncident } from './announce-incident';
import { IncidentList } from './incident-list';
import { incidentMessages as messages } from './messages';
import { useIncidents } from './use-incidents';

export function IncidentsView() {
  const { data: incidents, error, mutate } = useIncidents();
  if (error) return <ErrorState {...adminMessages.unread} onRetry={() => void mutate()} />;
  if (!incidents) return <Outline />;
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  const closed = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <div className="grid gap-8">
      <section>
        <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="text-lg font-semibold">{messages.open}</h2>
          <AnnounceIncident />
        </div>
        {open.length === 0 ? (
          <EmptyState heading="h4" title={messages.noneOpen} description={messages.noneOpenText} />
        ) : (
          <IncidentList incidents={open} />
        )}
      </section>
      {closed.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-semibold">{messages.closed}</h2>
          <IncidentList incidents={closed} />
        </section>
      )}
    </div>
  );
}
