export const ENGLISH_GUIDE_PATH = '/documentacion-api/english';

interface EnglishPart {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

export const ENGLISH_MESSAGES = {
  title: 'CartaViva API',
  description: 'Read and change your menus from your own programs. Everything is JSON.',
  inSpanish: 'Leer en español',
  reference: 'Reference',
  referenceText:
    'The calls, grouped by what they are about. Their names, parameters and fields are the same in every language; their descriptions are in Spanish.',
} as const;

export const ENGLISH_PARTS: readonly EnglishPart[] = [
  {
    id: 'start',
    title: 'Start',
    text: [
      'Create an API key in Mi Perfil, under Integraciones, with the scopes menus:write and webhooks. The samples read the environment variables CARTAVIVA_URL and CARTAVIVA_KEY.',
      'Create a menu with POST /api/menus, add items with PUT /api/menus/{menuId}/items, and publish the menu with PUT /api/menus/{menuId} and {"isPublished": true}.',
    ],
  },
  {
    id: 'authentication',
    title: 'Authentication and scopes',
    text: [
      'Send the key in the header Authorization of each call: Bearer and your key, which begins with cv_live_. Treat it like your password: never put it in an address or in the code of a page.',
      'The scopes are menus:read, menus:write (which includes reading), analytics:read and webhooks. A call that needs a scope the key lacks is answered 403, and names the scope. GET /api/me says whose key it is and what it may do.',
      'A key is shown once. Rotate it in your profile: the old secret works for 24 more hours. Revoke it, and it stops working at once.',
      'Published menus, templates, plans and the status are public: they need no key, and pages of other sites may read them.',
    ],
  },
  {
    id: 'versions',
    title: 'Versions',
    text: [
      'A version is a date. Every answer names its version in CartaViva-Version; send the same header with the date that your program was written for. A new call, optional parameter, field or event is no new version: ignore fields you do not know.',
    ],
  },
  {
    id: 'format',
    title: 'Dates, money and names',
    text: [
      'Dates are RFC 3339 in UTC: 2026-11-23T14:30:00.000Z. Money is a decimal text, "350.00", in the currency that currency names. Identifiers are UUIDs.',
    ],
  },
  {
    id: 'lists',
    title: 'Lists',
    text: [
      'Most lists are answered whole; page (from 1) and limit (at most 100) ask for a part. X-Total-Count says how many there are, and Link leads to the other pages. fields chooses the fields of the answer, include adds what belongs to it.',
      'GET /api/menus/{menuId}/items?updatedSince= has what changed since a moment, and the items deleted since then with deletedAt, for 30 days. externalId finds an item by the code of your program.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    text: [
      'Your plan sets the calls per hour. RateLimit says how many are left (r) and when there are more (t, in seconds). Beyond the limit, the answer is 429 with Retry-After.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    text: [
      'Every refusal is application/problem+json (RFC 9457). type says which it is and never changes; detail says it in English if you ask with Accept-Language: en or ?lang=en; error is the Spanish sentence to show to a person; fields names each field at fault; requestId helps us to find what happened.',
      'Nothing you send is ignored: unknown fields and unknown parameters are refused by their names.',
    ],
  },
  {
    id: 'idempotency',
    title: 'Retrying safely',
    text: [
      'Put a value of your own in Idempotency-Key, another one for each change. For 24 hours, repeating the call with the same value gives the same answer and has one effect; the repetition has Idempotency-Replayed: true. The same value with other content is 422.',
    ],
  },
  {
    id: 'concurrency',
    title: 'Not overwriting the changes of others',
    text: [
      'What can be changed has a version, in the field version and in the header ETag. Send it in If-Match: if somebody changed the same meanwhile, nothing is saved and the answer is 412.',
    ],
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    text: [
      'We call your address when a menu changes. All changes of one menu within a second come in one delivery: data.events says what happened and author who did it; data.sequence counts the deliveries of the menu. With data.isPartial, read the menu again. menuIds limits a webhook to some menus.',
      'Each delivery is signed by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature). Check the signature, and refuse deliveries that are more than five minutes old. Answer with 2xx within 10 seconds, or we try again nine times in a day.',
    ],
  },
  {
    id: 'sdk',
    title: 'SDK for TypeScript',
    text: [
      '@cartaviva/sdk is a typed client: it retries what failed for a moment, follows pages, and verifies webhooks.',
    ],
  },
];
