import { z } from '@cartaviva/config';
import { PayPalUnavailable, PayPalRefused } from './paypal.failures';

export interface Reply {
  readonly status: number;
  /** Parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
  readonly retryAfterMs: number;
  /** ID by which PayPal's support finds the request. */
  readonly debugId: string;
}

/** PayPal's issues for a request that it is still processing. A retry returns the result. */
const UNDER_WAY = ['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS'];

const refusal = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/**
 * Sends one request and returns its reply with any status.
 * @throws PayPalUnavailable if no reply arrives in time
 */
export async function exchange(url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await response.text();
    const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
    const debugId = response.headers.get('paypal-debug-id') ?? 'none';
    return { status: response.status, body: parsed(text), retryAfterMs, debugId };
  } catch (cause) {
    throw new PayPalUnavailable('no answer', { passing: true, cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Parses a reply.
 * @throws PayPalUnavailable if the reply gives no result to rely on
 * @throws PayPalRefused if PayPal refused the request
 */
export function read<T>({ status, body, retryAfterMs, debugId }: Reply, shape: z.ZodType<T>): T {
  if (status < 300) {
    const answer = shape.safeParse(body);
    if (answer.success) return answer.data;
    throw new PayPalUnavailable(
      `an answer of another shape, ${debugId}: ${z.prettifyError(answer.error)}`,
    );
  }
  const issue = issueOf(body) ?? `HTTP ${status}`;
  if (status >= 500 || status === 429 || UNDER_WAY.includes(issue)) {
    throw new PayPalUnavailable(`${issue}, ${debugId}`, { passing: true, retryAfterMs });
  }
  // PayPal rejected our credentials or their permissions, and did not process the request.
  if (status === 401 || status === 403) throw new PayPalUnavailable(`${issue}, ${debugId}`);
  throw new PayPalRefused(issue);
}

function issueOf(body: unknown): string | undefined {
  const { data } = refusal.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error;
}
