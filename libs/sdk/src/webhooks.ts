import type { WebhookEvent } from './webhook-event';

/** Why a delivery is not ours: answer it with 400 and do nothing. */
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
  /** The body as it came, before anything parsed it. */
  readonly payload: string | Uint8Array;
  /** `request.headers`, of fetch or of `node:http`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several while a secret is rotated. */
  readonly secret: string | readonly string[];
  /** How far its time may be from ours. Otherwise 300, five minutes. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970, for tests. */
  readonly now?: () => number;
}

/**
 * The event of a delivery that is certainly ours and recent (Standard Webhooks: an HMAC-SHA256 over id,
 * time and the very body, compared in constant time). Otherwise a `WebhookVerificationError`. A delivery
 * may come twice: its `webhook-id` tells.
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
  // Not `>`: what is no number is no time.
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

/** `v1,` and the signature in base64, as the header has it. */
async function signatureOf(signed: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (one) => one.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** Looks at every character, wherever the first difference is. */
function isSame(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  }
  return difference === 0;
}
