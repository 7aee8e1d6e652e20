import { z } from '@cartaviva/config';
import { PayPalUnavailable, PayPalRefused } from './paypal.failures';

export interface Reply {
  readonly status: number;
  /** JSON, or text that is none. */
  readonly body: unknown;
  readonly retryAfterMs: number;
  /** By which PayPal's support finds the request. */
  readonly debugId: string;
}

/** PayPal works on the same request already; the answer comes with the next try. */
const UNDER_WAY = ['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS'];

const refusal = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** One request and its answer, whatever it is. Rejects with PayPalAway where none came in time. */
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

/** What an answer says, in our own words; rejects with what it means where it says no. */
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
  // Our credentials or their rights: nothing was judged.
  if (status === 401 || status === 403) throw new PayPalUnavailable(`${issue}, ${debugId}`);
  throw new PayPalRefused(issue);
}

function issueOf(body: unknown): string | undefined {
  const { data } = refusal.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error;
}
