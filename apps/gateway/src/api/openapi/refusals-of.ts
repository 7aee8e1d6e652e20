import { DomainError, type ErrorCode } from '@cartaviva/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TYPE, Problem, problemOf } from '../../pipeline/errors/problem';
import { REFUSALS } from '../../pipeline/errors/refusals';
import { KEY_HEADER } from '../../pipeline/idempotency/keyed-write';
import { refTo } from './dto-schemas';
import { refusalHeaders } from './response-headers';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const ALWAYS: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'UNKNOWN_MESSAGE',
];
const OF_WRITES: readonly ErrorCode[] = [
  'FOREIGN_ORIGIN',
  'TOO_SLOW',
  'ENCODED_BODY',
  'UNSUPPORTED_TYPE',
];
/** Additional error codes of calls that require a session. */
const OF_KNOWN_CALLERS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'ROLE_FORBIDDEN'];
const OF_KEYS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'API_KEY_SCOPE_MISSING',
  'ROLE_FORBIDDEN',
];
/** Error codes by path parameter: the named resource is missing or belongs to someone else. */
const BY_PATH: Readonly<Record<string, ErrorCode>> = {
  menuId: 'MENU_NOT_FOUND',
  slug: 'MENU_NOT_FOUND',
  shortCode: 'MENU_NOT_FOUND',
  restaurantId: 'RESTAURANT_NOT_FOUND',
  categoryId: 'CATEGORY_NOT_FOUND',
  priceChangeId: 'PRICE_CHANGE_NOT_FOUND',
  scheduledChangeId: 'SCHEDULED_CHANGE_NOT_FOUND',
  itemId: 'ITEM_NOT_FOUND',
  apiKeyId: 'API_KEY_NOT_FOUND',
  webhookId: 'WEBHOOK_NOT_FOUND',
  deliveryId: 'WEBHOOK_DELIVERY_NOT_FOUND',
  sessionId: 'SESSION_NOT_FOUND',
  orderId: 'ORDER_NOT_FOUND',
  paymentId: 'PAYMENT_NOT_FOUND',
  userId: 'USER_NOT_FOUND',
  accountId: 'ACCOUNT_NOT_FOUND',
  invitationId: 'INVITATION_NOT_FOUND',
  transferId: 'TRANSFER_NOT_FOUND',
  objectId: 'OBJECT_NOT_FOUND',
  ticketId: 'OBJECT_NOT_FOUND',
  language: 'MENU_NOT_FOUND',
  versionNumber: 'VERSION_NOT_FOUND',
};
const BY_HEADER: Readonly<Record<string, readonly ErrorCode[]>> = {
  [KEY_HEADER]: ['WRITE_UNDER_WAY', 'IDEMPOTENCY_KEY_REUSED'],
  'if-match': ['CHANGED_MEANWHILE'],
};

/** A malformed ID always results in NOT_FOUND, whatever resource it names. */
const inPath = (name: string): ErrorCode[] => ['NOT_FOUND', BY_PATH[name] ?? 'NOT_FOUND'];

/**
 * Returns the error codes that a call has by general rules. `Answers` and `operation-texts` add those of single
 * calls.
 */
export function refusalsOf(method: string, { parameters = [], security }: Operation): ErrorCode[] {
  const named = parameters.flatMap((one) => ('name' in one ? [one] : []));
  const ways = security?.flatMap((way) => Object.keys(way)) ?? ['session'];
  const takesKeys = ways.some((way) => way.startsWith('apiKey'));
  return [
    ...ALWAYS,
    ...(method === 'get' ? [] : OF_WRITES),
    ...(takesKeys ? OF_KEYS : ways.length > 0 ? OF_KNOWN_CALLERS : []),
    ...named.flatMap((one) => (one.in === 'path' ? inPath(one.name) : [])),
    ...named.flatMap((one) => BY_HEADER[one.name.toLowerCase()] ?? []),
  ];
}

export function byStatus(codes: Iterable<ErrorCode>): [number, ErrorCode[]][] {
  const all = [...new Set(codes)];
  const statuses = [...new Set(all.map((code) => REFUSALS[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [
    status,
    all.filter((code) => REFUSALS[code].status === status).sort(),
  ]);
}

/** Describes an error response. All codes must have the given status. */
export const refusalResponse = (status: number, codes: readonly ErrorCode[]) => ({
  description: [...new Set(codes.map((code) => problemExample(code).value.error))].join(' '),
  headers: refusalHeaders(status),
  content: problemContent(codes),
});

export const problemContent = (codes: readonly ErrorCode[]) => ({
  [PROBLEM_TYPE]: {
    schema: refTo(Problem),
    examples: Object.fromEntries(
      codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
    ),
  },
});

export function problemExample(code: ErrorCode) {
  const fields = { name: 'Falta el nombre' };
  const refusal = new DomainError(code, code === 'INVALID_INPUT' ? { fields } : {});
  const value = problemOf(refusal, '/api/menus', '7c1f4a52-9be3-4d0c-8f26-51d0a3c7e984');
  return { summary: value.error, value };
}
