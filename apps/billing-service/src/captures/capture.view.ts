import type { CaptureView } from '@cartaviva/contracts';
import type { Payment } from '../orders/payment.entity';

export function toCaptureView({
  orderId,
  status,
  plan,
  periodEnd,
}: Payment): CaptureView | undefined {
  const id = orderId ?? '';
  if (status === 'pending') return { id, status, plan, expiresAt: null };
  if (status !== 'completed' && status !== 'refunded') return undefined;
  return { id, status: 'completed', plan, expiresAt: periodEnd?.toISOString() ?? null };
}
