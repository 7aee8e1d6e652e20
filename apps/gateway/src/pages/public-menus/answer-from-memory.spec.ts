import { traceWith } from '@cartaviva/tracing';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFromMemory } from './answer-from-memory';
import type { MenuPage } from './menu-page';
import type { ReadyAnswer, ReadyAnswers } from './ready-answers';

const ID = randomUUID();
const body = (name: string) => ({ etag: name }) as unknown as MenuPage['html'];
const published = {
  state: 'published',
  slug: 'casa-bea',
  html: body('page'),
  translations: new Map([
    ['en', { html: body('page in English') }],
    ['fr', {}],
  ]),
  bodies: { menu: body('menu'), categories: body('categories'), items: body('items') },
} as unknown as MenuPage;

describe('an answer from memory', () => {
  function sentFor(
    url: string,
    { method = 'GET', rawHeaders = [] }: { method?: string; rawHeaders?: string[] } = {},
  ): string | undefined {
    let sent: string | undefined;
    const ready = {
      send: (_request: unknown, _response: unknown, { body }: ReadyAnswer) => {
        sent = body.etag;
        return true;
      },
    } as unknown as ReadyAnswers;
    const answer = answerFromMemory({
      pages: {
        fresh: (id) => (id === ID ? published : undefined),
        get: () => Promise.reject(new Error('asked')),
      },
      slugs: { fresh: (slug) => (/^casa-(?:bea|vieja)$/.test(slug) ? ID : undefined) },
      ready,
    });
    const request = { method, url, rawHeaders } as unknown as IncomingMessage;
    expect(answer(request, {} as ServerResponse)).toBe(sent !== undefined);
    return sent;
  }

  it.each([
    [`/menu/${ID}`, 'page'],
    [`/menu/${ID}?source=qr&table=4`, 'page'],
    [`/menu/${ID}?lang=en`, 'page in English'],
    [`/menu/${ID}?source=qr&lang=en`, 'page in English'],
    [`/menu/${ID}?lang=klingon`, 'page'],
    [`/menu/${ID}?lang=en&lang=fr`, 'page'],
    ['/m/casa-bea', 'page'],
    ['/m/casa-bea?lang=en', 'page in English'],
    [`/api/public/menus/${ID}`, 'menu'],
    [`/api/public/menus/${ID}/categories`, 'categories'],
    [`/api/public/menus/${ID}/items?x=1`, 'items'],
  ])('of %s is the %s', (url, etag) => {
    expect(sentFor(url)).toBe(etag);
  });

  it.each([
    ['a menu that is not there', `/menu/${randomUUID()}`],
    ['a language that nobody asked for before', `/menu/${ID}?lang=fr`],
    ['an address that the menu had', '/m/casa-vieja'],
    ['an address in capitals', '/m/CASA-BEA'],
    ['an encoded address', '/m/casa%2Dbea'],
    ['a part that a page does not have', `/menu/${ID}/items`],
    ['a part that no menu has', `/api/public/menus/${ID}/prices`],
    ['a part of a part', `/api/public/menus/${ID}/items/1`],
    ['a part without a name', `/api/public/menus/${ID}/`],
    ['a slash at the end', `/menu/${ID}/`],
    ['another folder before it', `/x/menu/${ID}`],
    ['a key in the address', `/menu/${ID}?key=cv_live_abc`],
  ])('is not given to %s', (_, url) => {
    expect(sentFor(url)).toBeUndefined();
  });

  describe('of a menu that does not lie there', () => {
    afterEach(() => traceWith(undefined));

    /** Answers a request for a menu that is not cached. Returns the result and the ETag of the sent body. */
    async function loaded(request: object, response: object = {}) {
      let sent: string | undefined;
      const send = (_request: unknown, _response: unknown, { body }: ReadyAnswer) => {
        sent = body.etag;
        return true;
      };
      const answer = answerFromMemory({
        pages: { fresh: () => undefined, get: () => Promise.resolve(published) },
        slugs: { fresh: () => undefined },
        ready: { send } as unknown as ReadyAnswers,
      });
      const given = { method: 'GET', rawHeaders: [], ...request };
      const answered = await answer(
        given as unknown as IncomingMessage,
        response as ServerResponse,
      );
      return [answered, sent];
    }

    it.each([
      [`/api/public/menus/${ID}`, 'menu'],
      [`/api/public/menus/${ID}/items?x=1`, 'items'],
    ])('is loaded for %s', async (url, etag) => {
      expect(await loaded({ url })).toEqual([true, etag]);
    });

    it.each([
      ['a page', { url: `/menu/${ID}` }],
      [
        'a key',
        { url: `/api/public/menus/${ID}`, rawHeaders: ['Authorization', 'Bearer cv_live_abc'] },
      ],
      ['a part that no menu has', { url: `/api/public/menus/${ID}/prices` }],
    ])('is left to the framework for %s', async (_, request) => {
      expect(await loaded(request)).toEqual([false, undefined]);
    });

    it('is left to the framework in a process that is traced', async () => {
      traceWith({} as Parameters<typeof traceWith>[0]);
      expect(await loaded({ url: `/api/public/menus/${ID}` })).toEqual([false, undefined]);
    });

    it('is sent to nobody who has left', async () => {
      const url = `/api/public/menus/${ID}`;
      expect(await loaded({ url }, { destroyed: true })).toEqual([true, undefined]);
    });
  });

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['POST', { method: 'POST' }],
    ['a body', { rawHeaders: ['Content-Length', '1'] }],
    ['a body of unknown length', { rawHeaders: ['transfer-encoding', 'chunked'] }],
    ['a key', { rawHeaders: ['Authorization', 'Bearer cv_live_abc'] }],
    ['a version of the API', { rawHeaders: ['CartaViva-Version', '2026-01-01'] }],
  ])('is not given to %s', (_, asked) => {
    expect(sentFor(`/menu/${ID}`, asked)).toBeUndefined();
    expect(sentFor(`/menu/${ID}`)).toBe('page');
  });
});
