import type { WebhookEvent } from './webhook-event';

/** Error for a delivery that fails verification. Answer it with 400 and do nothing else. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  constructor(readonly code: 'missing-header' | 'wrong-time' | 'wrong-signature' | 'wrong-body') {
    super(MESSAGES[code]);
  }
}

const MESSAGES = {
  'missing-header': 'Faltan las cabeceras webhook-id, webhook-timestamp o webhook-signature.',
  'wrong-time': 'El aviso es demasiado viejo o viene del futuro.',
  'wrong-signature': 'La firma del aviso no es de CartaViva.',
  'wrong-body': 'El aviso no es JSON.',
} as const;

export interface WebhookDelivery {
  /** Raw body of the request, before any parsing. */
  readonly payload: string | Uint8Array;
  /** `request.headers` of fetch or of `node:http`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Secret (`whsec_…`). Pass several while a secret is being rotated. */
  readonly secret: string | readonly string[];
  /** Maximum difference between the delivery's time and the local clock. The default is 300, five minutes. */
  readonly toleranceSeconds?: number;
  /** Current time in milliseconds since 1970. Tests replace it. */
  readonly now?: () => number;
}

/**
 * Verifies that a delivery comes from CartaViva and is recent, and returns its event. Follows Standard Webhooks: an
 * HMAC-SHA256 over the ID, the time and the raw body, compared in constant time. Throws a `WebhookVerificationError`
 * if verification fails. A delivery may arrive twice; its `webhook-id` identifies it.
 */
export async function verifyWebhook({
  payload,
  headers,
  secret,
  toleranceSeconds = 300,
  now = Date.now,
}: WebhookDelivery): Promise<WebhookEvent> {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !time || !signatures) throw new WebhookVerificationError('missing-header');
  const age = Math.floor(now() / 1000) - Number(time);
  // `>` would accept NaN.
  if (!(Math.abs(age) <= toleranceSeconds)) throw new WebhookVerificationError('wrong-time');
  const body =
    typeof payload === 'string'
      ? payload
      : new TextDecoder('utf-8', { ignoreBOM: true }).decode(payload);
  const given = signatures.split(' ');
  const expected = await Promise.all(
    [secret].flat().map((one) => signatureOf(`${id}.${time}.${body}`, one)),
  );
  if (!expected.some((one) => given.some((signature) => isSame(signature, one)))) {
    throw new WebhookVerificationError('wrong-signature');
  }
  try {
    return JSON.parse(body) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('wrong-body');
  }
}

function headerOf(headers: WebhookDelivery['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns `v1,` and the signature in base64, as in the header. */
async function signatureOf(signed: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (one) => one.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** Compares in constant time: it checks every character, even after the first difference. */
function isSame(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  }
  return difference === 0;
}
