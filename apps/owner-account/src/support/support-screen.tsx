import { planOf, supportOf } from '@cartaviva/domain';
import { roleMay, roleOf, useSession } from '@cartaviva/session';
import { Card, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { TextLink } from '../frame/text-link';
import { AvailabilityReport } from './availability-report';
import { ChannelCard } from './channel-card';
import { IntegrationRequestForm } from './integration-request-form';
import { supportMessages as messages } from './messages';

/** Screen at /ayuda: the help center and the plan's support channels (specification §9, "Plans"). */
export function SupportScreen() {
  useDocumentTitle(messages.title);
  const { user } = useSession();
  const role = roleOf(user);
  const plan = planOf(user?.subscriptionPlan ?? 'free');
  const support = supportOf(plan.id);
  const { integrations, availabilityReport } = plan.entitlements;
  return (
    <>
      <PageHeader title={messages.title} description={messages.description} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Page to="/centro-ayuda" title={messages.center} text={messages.centerText} />
        <Page to="/estado-sistema" title={messages.status} text={messages.statusText} />
      </div>
      <section aria-labelledby="personas" className="mt-8">
        <h2 id="personas" className="text-lg font-semibold">
          {messages.people}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{messages.with(plan.name)}</p>
        <Card className="mt-3 p-0 sm:p-0">
          <ul className="divide-y divide-line">
            {support.channels.map((channel) => (
              <ChannelCard key={channel} channel={channel} support={support} />
            ))}
          </ul>
        </Card>
        {roleMay(role, 'payments') &&
          !(support.hasPriority && integrations && availabilityReport) && (
            <p className="mt-4 text-sm text-pretty text-ink-soft">
              {!support.hasPriority && `${messages.more} `}
              {messages.moreEnterprise} <TextLink to="/profile/plan">{messages.plans}</TextLink>
            </p>
          )}
      </section>
      {user && integrations && roleMay(role, 'integrations') && (
        <IntegrationRequestForm email={user.email} />
      )}
      {availabilityReport && <AvailabilityReport />}
    </>
  );
}

function Page({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link to={to} className="card block hover:border-control">
      <span className="font-semibold text-accent">{title}</span>
      <span className="mt-1 block text-sm text-ink-soft">{text}</span>
    </Link>
  );
}
