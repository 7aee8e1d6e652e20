import { useMay } from '@cartaviva/session';
import { Button, Callout } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { PLANS_PAGE } from '../billing/chosen-plan';
import { messages } from './messages';

const { full } = messages;

/** Explains why the account cannot invite more people. A user who may pay also gets a link to the plans. */
export function FullPlan({ limit }: { limit: number }) {
  const may = useMay();
  const paid = limit === 1 ? full.one : full.many;
  return (
    <Callout tone="info">
      <p className="font-semibold">{full.title}</p>
      <p className="mt-1">{may('payments') ? paid : full.ask}</p>
      {may('payments') && (
        <Button asChild size="sm" className="mt-3">
          <Link to={PLANS_PAGE}>{full.plans}</Link>
        </Button>
      )}
    </Callout>
  );
}
