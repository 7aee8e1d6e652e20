import type { PaymentView } from '@cartaviva/contracts';
import { Button, Card } from '@cartaviva/ui';
import { useState } from 'react';
import { Read } from '../profile/read';
import { paymentMessages as messages } from './messages';
import { PaymentRow } from './payment-row';
import { usePayments } from './use-payments';

/** Number of payments shown before the owner asks for the rest. */
const FIRST = 6;

export function PaymentsCard() {
  return (
    <section aria-labelledby="pagos">
      <h2 id="pagos" className="mb-4 font-display text-xl">
        {messages.title}
      </h2>
      <Card>
        <Read of={usePayments()}>{(payments) => <Payments payments={payments} />}</Read>
      </Card>
    </section>
  );
}

function Payments({ payments }: { payments: readonly PaymentView[] }) {
  const [all, setAll] = useState(false);
  if (payments.length === 0) return <p className="text-sm text-ink-faint">{messages.empty}</p>;
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {payments.slice(0, all ? undefined : FIRST).map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {!all && payments.length > FIRST && (
        <Button variant="secondary" size="sm" className="mt-7" onClick={() => setAll(true)}>
          {messages.all}
        </Button>
      )}
    </>
  );
}
