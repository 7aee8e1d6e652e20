import { DomainError } from '@cartaviva/contracts';
import { MAX_IMPORT_BYTES } from '@cartaviva/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { exceedsBudget } from './json-budget';

/** Maximum size of a JSON body in bytes, and maximum number of its values. An item with all options has a hundred. */
export const BODY_LIMIT = 102_400;
const MAX_VALUES = 1000;

const MAX_FORM_BYTES = 1024;

/**
 * Marks a route that reads its body as raw bytes: `@RouteConfig(TAKES_BYTES)`. The route ignores
 * the declared content type, because curl, PHP and Python send none or that of a form.
 */
export const TAKES_BYTES = { takesBytes: true } as const;

/** Marks a route that parses a form with a file itself: `@RouteConfig(TAKES_FILES)`. */
export const TAKES_FILES = { takesBytes: true, takesFiles: true } as const;

/**
 * Marks a route whose body can contain a whole menu: `@RouteConfig(TAKES_WHOLE_MENUS)`. The prices of 500 items with
 * ten sizes and twenty extras each are 47,501 values.
 */
export const TAKES_WHOLE_MENUS = { bodyLimit: 524_288, maxValues: 50_000 } as const;

/**
 * Marks a route that writes whole items: `@RouteConfig(TAKES_ITEMS)`. 500 items with all options are 55,000 values,
 * and 1 MB if each has a description of 1500 letters.
 */
export const TAKES_ITEMS = { bodyLimit: 1_048_576, maxValues: 60_000 } as const;

/** Marks a route that accepts a table of items as a file or as text: `@RouteConfig(TAKES_SPREADSHEETS)`. */
export const TAKES_SPREADSHEETS = { takesSpreadsheets: true, bodyLimit: MAX_IMPORT_BYTES } as const;

/** Media types that browsers send for tables. They are often wrong, so the bytes decide. */
const SPREADSHEET_TYPES =
  /^(?:text\/(?:(?:x-)?csv|(?:comma|tab)-separated-values|plain)|application\/(?:(?:x-)?csv|octet-stream|vnd\.))/;

/** Marks a route with signed JSON, which receives the original text: `@RouteConfig(TAKES_TEXT)`. */
export const TAKES_TEXT = { takesText: true } as const;

/** Marks a route that accepts a form and ignores its content: `@RouteConfig(TAKES_FORMS)`. */
export const TAKES_FORMS = { takesForms: true } as const;

/** Content type that replaces the declared one on routes that take bytes. */
const BYTES = 'application/x-cartaviva-bytes';

export interface TextBody {
  readonly text: string;
}

const takesText = ({ routeOptions }: FastifyRequest) =>
  'takesText' in routeOptions.config && routeOptions.config.takesText === true;

/** Returns true for a route whose body can be large and slow. */
export const takesBytes = ({ routeOptions }: FastifyRequest) =>
  'takesBytes' in routeOptions.config && routeOptions.config.takesBytes === true;

const maxValuesOf = ({ routeOptions: { config } }: FastifyRequest): number =>
  'maxValues' in config && typeof config.maxValues === 'number' ? config.maxValues : MAX_VALUES;

const notJson = () => new DomainError('INVALID_INPUT');

/** Accepts JSON objects and empty bodies, and passes raw bytes to the routes that accept them. */
export function parseBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    const limit = (route.config as Partial<typeof TAKES_WHOLE_MENUS> | undefined)?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });

  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (request, bytes, done) => {
      // JSON must be UTF-8 (RFC 8259, section 8.1). Latin-1 text would lose its accents.
      if (!isUtf8(bytes)) return done(notJson());
      const text = bytes.toString();
      // Browsers send the content type without a body when they log out or capture an order (specification §7).
      if (text === '') return done(null, {});
      if (takesText(request)) return done(null, { text });
      const excess = exceedsBudget(text, maxValuesOf(request));
      if (excess === 'depth') return done(notJson());
      if (excess === 'values') return done(new DomainError('PAYLOAD_TOO_LARGE'));
      void parseJson(request, text, (error, body: unknown) => {
        if (error || !isObject(body)) done(notJson());
        else done(null, body);
      });
    },
  );

  // Mail programs send either type of form for a one-click unsubscribe (RFC 8058, section 3.2).
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    (request, _bytes, done) => {
      if (takesForms(request)) done(null, {});
      else done(new DomainError('UNSUPPORTED_TYPE'));
    },
  );
  fastify.addContentTypeParser('multipart/form-data', (request, bytes, done) => {
    if (takesFiles(request)) return done(null, bytes);
    if (!takesForms(request)) return done(new DomainError('UNSUPPORTED_TYPE'));
    if (!(Number(request.headers['content-length']) <= MAX_FORM_BYTES)) {
      return done(new DomainError('PAYLOAD_TOO_LARGE'));
    }
    bytes.resume();
    done(null, {});
  });

  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    if (takesBytes(request) && !takesFiles(request) && !isForm) headers['content-type'] = BYTES;
    done();
  });
  fastify.addContentTypeParser(BYTES, (request, bytes, done) => {
    if (takesBytes(request)) done(null, bytes);
    else done(new DomainError('UNSUPPORTED_TYPE'));
  });

  fastify.addContentTypeParser<Buffer>(
    SPREADSHEET_TYPES,
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      if (takesSpreadsheets(request)) done(null, bytes);
      else done(new DomainError('UNSUPPORTED_TYPE'));
    },
  );
}

const takesForms = ({ routeOptions: { config } }: FastifyRequest) => 'takesForms' in config;

const takesFiles = ({ routeOptions: { config } }: FastifyRequest) => 'takesFiles' in config;

const takesSpreadsheets = ({ routeOptions }: FastifyRequest) =>
  'takesSpreadsheets' in routeOptions.config && routeOptions.config.takesSpreadsheets === true;

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
