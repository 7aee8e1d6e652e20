import { Button, PageHeader, Tabs } from '@cartaviva/ui';
import { ExternalLink } from 'lucide-react';
import { useAdminAddress, type AdminView } from './admin-address';
import { DemoRequestsView } from './demo-requests/demo-requests-view';
import { IncidentsView } from './incidents/incidents-view';
import { adminMessages as messages } from './messages';
import { NoticesView } from './notices/notices-view';
import { UsersView } from './users/users-view';

/** Screen at /admin. The shell shows it only to admins, and the server checks the role again (decisions, "Roles"). */
export default function AdminScreen() {
  const { view, show } = useAdminAddress();
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={<QueuesLink />}
      />
      <Tabs
        label={messages.views}
        value={view}
        onValueChange={(chosen) => show(chosen as AdminView)}
        tabs={[
          { value: 'usuarios', label: messages.users, content: <UsersView /> },
          { value: 'solicitudes', label: messages.demoRequests, content: <DemoRequestsView /> },
          { value: 'incidentes', label: messages.incidents, content: <IncidentsView /> },
          { value: 'avisos', label: messages.notices, content: <NoticesView /> },
        ]}
      />
    </>
  );
}

/** The gateway serves this page itself, so it is not a route of the shell. */
function QueuesLink() {
  return (
    <Button asChild variant="secondary">
      <a href="/admin/queues" target="_blank" rel="noopener">
        {messages.queues}
        <ExternalLink aria-hidden />
        <span className="sr-only">{messages.newTab}</span>
      </a>
    </Button>
  );
}
