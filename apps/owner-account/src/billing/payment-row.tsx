import type { PaymentState, PaymentView } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, formatPrice, planOf } from '@cartaviva/domain';
import { Badge } from '@cartaviva/ui';
import { dayOf } from '../dates/dates';
import { paymentMessages as messages } from './messages';
import { explanationOf } from './payment-explanation';
import { ReceiptLink } from './receipt-link';

const TONES = {
  created: 'neutral',
  approved: 'draft',
  pending: 'draft',
  completed: 'live',
  declined: 'danger',
  cancelled: 'neutral',
  refunded: 'info',
} as const satisfies Record<PaymentState, string>;

export function PaymentRow({ payment }: { payment: PaymentView }) {
  const { id, plan, amount, currency, status, receiptNumber, createdAt, paidAt } = payment;
  const at = paidAt ?? createdAt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 text-sm">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">
            {planOf(plan).name} · US{formatPrice(amount, { currency, country: DEFAULT_COUNTRY })}
          </span>
          <Badge tone={TONES[status]}>{messages.states[status]}</Badge>
        </p>
        <p className="mt-1 text-ink-soft tabular-nums">
          <time dateTime={at}>{dayOf(at)}</time>
          {receiptNumber && ` · ${receiptNumber}`}
        </p>
        <p className="mt-1 max-w-prose text-ink-soft">{explanationOf(payment)}</p>
      </div>
      {receiptNumber && (
        <ReceiptLink
          href={`/api/billing/payments/${id}/receipt.pdf`}
          receiptNumber={receiptNumber}
        />
      )}
    </li>
  );
}
