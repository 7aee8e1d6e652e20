import { LOST_LETTERS_HEADER } from '@cartaviva/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { NEWEST_API_VERSION, VERSION_HEADER } from '../../pipeline/api-versions/api-version';
import { REPLAYED_HEADER } from '../../pipeline/idempotency/answer';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const text = { type: 'string' } as const;

/** Documented response headers. `SENT_AS` maps keys that differ from the header's name. */
export const HEADERS = {
  'X-Request-Id': {
    description:
      'Identificador de la petición; el tuyo, si lo enviaste. Cítalo al escribir a soporte.',
    required: true,
    schema: text,
    example: '7c1f4a52-9be3-4d0c-8f26-51d0a3c7e984',
  },
  RateLimit: {
    description:
      'Llamadas que quedan (`r`) y segundos hasta que vuelve a haber más (`t`), con una clave.',
    schema: text,
    example: '"hour";r=4999;t=3541',
  },
  'RateLimit-Policy': {
    description: 'Llamadas que incluye el plan (`q`) en cuántos segundos (`w`), con una clave.',
    schema: text,
    example: '"hour";q=5000;w=3600',
  },
  'Retry-After': {
    description: 'Segundos que hay que esperar antes de volver a intentarlo.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  ETag: {
    description: 'La versión de lo que se responde, para `If-Match` y `If-None-Match`.',
    required: true,
    schema: text,
    example: '"7"',
  },
  Version: {
    description: 'La versión de lo que se responde, si es tuyo: para `If-Match`.',
    schema: text,
    example: '"7"',
  },
  Link: {
    description: 'Las demás páginas de la lista: `first`, `prev`, `next` y `last` (RFC 8288).',
    required: true,
    schema: text,
    example: '</api/menus?page=2&limit=20>; rel="next", </api/menus?page=3&limit=20>; rel="last"',
  },
  'X-Total-Count': {
    description: 'Cuántos hay en todas las páginas.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  },
  Location: {
    description: 'La dirección de lo que se creó.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/menus/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4',
  },
  Redirect: {
    description: 'Adónde se redirige.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
    example: '/dashboard',
  },
  [REPLAYED_HEADER]: {
    description:
      '`true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda ' +
      '(256 KB cada una, 8 MB en un día), la repetición no trae cuerpo.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Content-Disposition': {
    description: 'El nombre con que se guarda el archivo.',
    required: true,
    schema: text,
    example: 'attachment; filename="menu.csv"',
  },
  [LOST_LETTERS_HEADER]: {
    description:
      'Letras que el PDF no muestra como están escritas, por su código Unicode: `missing`, las que faltan porque no hay ' +
      'con qué dibujarlas; `uncoloured`, los emojis, que se imprimen en un solo color. Sin la cabecera, están todas.',
    schema: text,
    example: 'uncoloured="U+1F355"',
  },
  [VERSION_HEADER]: {
    description:
      'La versión de la API con la que se respondió, por su fecha; en toda llamada a `/api`.',
    schema: { type: 'string', format: 'date' },
    example: NEWEST_API_VERSION,
  },
  Deprecation: {
    description:
      'Desde cuándo esta llamada está en retirada (RFC 9745): `@` y segundos desde 1970.',
    required: true,
    schema: text,
    example: '@1795392000',
  },
} as const;

type HeaderName = keyof typeof HEADERS;

/** Names of the headers that have a separate description for some calls. */
const SENT_AS: Partial<Record<HeaderName, string>> = { Redirect: 'Location', Version: 'ETag' };

/** Headers of every response, including errors. */
const ALWAYS: readonly HeaderName[] = ['X-Request-Id', VERSION_HEADER];
const OF_KEYS: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy'];
const OF_PAGES: readonly HeaderName[] = ['Link', 'X-Total-Count'];
const LATER = [429, 503, 507];
const SAVED_AS_FILES = ['text/csv', 'application/zip', 'application/pdf'];

const refsOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(
    names.map((name) => [SENT_AS[name] ?? name, { $ref: `#/components/headers/${name}` }]),
  );

/** Successful response: the media types of its body, and whether the body has a `version`. */
interface AnsweredStatus {
  readonly status: number;
  readonly types: readonly string[];
  readonly hasVersion: boolean;
}

export const refusalHeaders = (status: number) =>
  refsOf([...ALWAYS, ...OF_KEYS, ...(LATER.includes(status) ? ['Retry-After' as const] : [])]);

/**
 * Describes the headers of a successful response from the decorators of its call: `Paged`, `Versioned`, `Answers` and
 * `TakesKeys`.
 */
export function answerHeaders(operation: Operation, { status, types, hasVersion }: AnsweredStatus) {
  const { parameters = [], responses, security = [], deprecated } = operation;
  const named = new Set(parameters.map((one) => ('name' in one ? one.name.toLowerCase() : '')));
  const isTagged = '304' in responses && status !== 301 && status !== 302;
  const answer = responses[status];
  const isReplayable = Boolean(answer && 'headers' in answer && answer.headers?.[REPLAYED_HEADER]);
  const takesKeys = security.some((way) =>
    Object.keys(way).some((name) => name.startsWith('apiKey')),
  );
  const names: readonly (readonly [boolean, readonly HeaderName[]])[] = [
    [true, ALWAYS],
    [takesKeys, OF_KEYS],
    [status === 200 && named.has('page') && named.has('limit'), OF_PAGES],
    [hasVersion && !named.has('if-match'), ['Version']],
    [isTagged || (hasVersion && named.has('if-match')), ['ETag']],
    [status === 201, ['Location']],
    [[301, 302, 303].includes(status), ['Redirect']],
    [isReplayable, [REPLAYED_HEADER]],
    [types.some((type) => SAVED_AS_FILES.includes(type)), ['Content-Disposition']],
    [types.includes('application/pdf'), [LOST_LETTERS_HEADER]],
    [deprecated === true, ['Deprecation']],
  ];
  return refsOf(names.flatMap(([applies, those]) => (applies ? those : [])));
}
