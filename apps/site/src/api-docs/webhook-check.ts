/**
 * Samples that verify that a delivery comes from CartaViva, is recent and was not received before. Each needs the raw
 * bytes of the body. A receiver answers a repeated delivery with 2xx and ignores it.
 */
export const CHECKS = {
  typescript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const FIVE_MINUTES = 300;

/** body: el cuerpo tal como llegó, sin interpretar. */
export function isFromCartaViva(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': sent = '' } = headers;
  // Un aviso viejo puede ser la copia de uno que alguien guardó.
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= FIVE_MINUTES)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return String(sent).split(' ').some((signature) => {
    const given = Buffer.from(signature.slice('v1,'.length), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Mejor en tu base de datos: esta lista se pierde al reiniciar. */
const seen = new Set<unknown>();

/** Si es la primera vez que llega. A uno repetido responde 204, sin hacer nada más. */
export function isFirstTime({ 'webhook-id': id }: IncomingHttpHeaders): boolean {
  const isNew = !seen.has(id);
  seen.add(id);
  return isNew;
}`,
  python: `import base64
import hashlib
import hmac
import time

FIVE_MINUTES = 300


def is_from_cartaviva(headers, body, secret):
    """headers: nombres en minúscula; body: los bytes tal como llegaron."""
    sent_at = headers.get("webhook-timestamp", "")
    # Un aviso viejo puede ser la copia de uno que alguien guardó.
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > FIVE_MINUTES:
        return False
    key = base64.b64decode(secret[len("whsec_"):])
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    return any(
        hmac.compare_digest(signature.encode(), expected)
        for signature in headers.get("webhook-signature", "").split(" ")
    )


# Mejor en tu base de datos: esta lista se pierde al reiniciar.
seen = set()


def is_first_time(headers):
    """Si es la primera vez que llega. A uno repetido responde 204, sin hacer nada más."""
    if headers["webhook-id"] in seen:
        return False
    seen.add(headers["webhook-id"])
    return True`,
  php: `<?php

const FIVE_MINUTES = 300;

/** $headers: nombres en minúscula; $body: lo que da file_get_contents('php://input'). */
function is_from_cartaviva(array $headers, string $body, string $secret): bool
{
    $sent_at = $headers['webhook-timestamp'] ?? '';
    // Un aviso viejo puede ser la copia de uno que alguien guardó.
    if (!ctype_digit($sent_at) || abs(time() - (int) $sent_at) > FIVE_MINUTES) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $signed = ($headers['webhook-id'] ?? '') . ".$sent_at.$body";
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

/** Si es la primera vez que llega. Mejor en tu base de datos: esta lista se pierde con la petición. */
function is_first_time(array $headers): bool
{
    static $seen = [];
    $is_new = !isset($seen[$headers['webhook-id']]);
    $seen[$headers['webhook-id']] = true;
    return $is_new;
}`,
} as const;

export const DELIVERY = `POST /cartaviva HTTP/1.1
Content-Type: application/json
webhook-id: 2f1d5c1e-8a56-4b39-9d0c-0f4a2b6f7d11
webhook-timestamp: 1795269780
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"menu.changed","timestamp":"2026-11-21T14:03:00.000Z","data":{"menuId":"3f8a1c52-7d0e-4b7a-9f61-2c5d8e9a4b10","sequence":7,"isPartial":false,"events":[{"type":"item.updated","at":"2026-11-21T14:03:00.000Z","item":{"id":"9b1d…","name":"Mofongo","price":"375.00","…":"…"},"previous":{"price":"350.00"}}]}}`;
