import { DescribedAnswers } from './described-answers';
import { readDocument } from './read-document.mjs';

const describedBy = (document: object) => new DescribedAnswers(readDocument(document).operations);

const item = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
};
const PART = { $ref: '#/components/schemas/PartialItem' };
const replies = (status: number, schema: object) => ({
  responses: { [status]: { description: '', content: { 'application/json': { schema } } } },
});
const repeatable = (status: number, schema: object) => {
  const { responses } = replies(status, schema);
  const headers = { 'Idempotency-Replayed': { schema: { type: 'string' } } };
  return { responses: { [status]: { ...responses[status], headers } } };
};
const described = describedBy({
  openapi: '3.1.0',
  paths: {
    '/api/items/{itemId}': { get: replies(200, { anyOf: [item, PART] }) },
    '/api/menus': { post: repeatable(201, item) },
    '/api/items/all': { get: replies(200, { type: 'array', items: item }) },
  },
  components: { schemas: { PartialItem: { ...item, required: [] } } },
});

const faultOf = (url: string, status: number, json: object) =>
  described.faultOf('GET', url, { status, type: 'application/json', text: JSON.stringify(json) });

describe('an answer', () => {
  it('has no fault when it is as the document describes', () => {
    expect(faultOf('/api/items/7?fields=name', 200, { name: 'Mangú' })).toBeUndefined();
    expect(faultOf('/api/items/all', 200, [{ name: 'Mangú' }])).toBeUndefined();
    expect(faultOf('/api/items/7?fields=price', 200, {})).toBeUndefined();
  });

  it('lacks fields only where some were asked for, and the document says so', () => {
    expect(faultOf('/api/items/7', 200, {})).toMatch(/required property 'name'/);
    expect(faultOf('/api/items/all?fields=price', 200, [{}])).toMatch(/required property 'name'/);
  });

  it.each([
    ['without a field', 200, {}],
    ['with one more', 200, { name: 'Mangú', passwordHash: 'x' }],
    ['with another status', 201, { name: 'Mangú' }],
  ])('has one %s', (_what, status, json) => {
    expect(faultOf('/api/items/7', status, json)).toMatch(/^GET \/api\/items\/\{itemId\} answers/);
  });

  it('may be without its body when it repeats one that was too long to be stored, and only then', () => {
    const bare = { status: 201, type: 'application/json', text: '' };
    const faultOfBare = (isRepeat: boolean) =>
      described.faultOf('POST', '/api/menus', { ...bare, isRepeat });
    expect(faultOfBare(true)).toBeUndefined();
    expect(faultOfBare(false)).toMatch(/^POST \/api\/menus answers 201 with/);
  });

  it('is nothing to the document when its address is not of the API', () => {
    expect(faultOf('/health/live', 200, {})).toBeUndefined();
  });

  it('comes with the headers that the document says always come, in their form', () => {
    const headers = {
      Link: { required: true, schema: { type: 'string' } },
      'X-Total-Count': { $ref: '#/components/headers/Count' },
    };
    const list = describedBy({
      openapi: '3.1.0',
      paths: { '/api/menus': { get: { responses: { 200: { description: '', headers } } } } },
      components: { headers: { Count: { required: true, schema: { type: 'integer' } } } },
    });
    const faultWith = (sent: Record<string, string>) =>
      list.faultOf('GET', '/api/menus', { status: 200, type: '', text: '', headers: sent });
    expect(faultWith({ link: '<x>', 'x-total-count': '3' })).toBeUndefined();
    expect(faultWith({ 'x-total-count': '3' })).toBe('GET /api/menus answers 200 without Link');
    expect(faultWith({ link: '<x>', 'x-total-count': 'many' })).toBe(
      'GET /api/menus answers 200 with X-Total-Count: many',
    );
  });

  it('is refused in no way but those that the document has an example of', () => {
    const problem = { schema: { type: 'object' }, examples: { MENU_NOT_FOUND: {} } };
    const content = { 'application/problem+json': problem };
    const refused = describedBy({
      openapi: '3.1.0',
      paths: {
        '/api/menus': { get: { responses: { 404: { $ref: '#/components/responses/x' } } } },
      },
      components: { responses: { x: { description: '', content } } },
    });
    const faultOfType = (type: string) =>
      refused.faultOf('GET', '/api/menus', {
        status: 404,
        type: 'application/problem+json',
        text: JSON.stringify({ type }),
      });
    expect(faultOfType('urn:cartaviva:problem:menu-not-found')).toBeUndefined();
    expect(faultOfType('urn:cartaviva:problem:item-not-found')).toMatch(/which is not described$/);
  });

  it('counts as an answer of its call when it is as described, and no refusal', () => {
    const all = describedBy({
      openapi: '3.1.0',
      paths: { '/api/a': { get: replies(200, item) }, '/api/b': { get: replies(404, item) } },
    });
    const answer = (url: string, status: number, json: object) =>
      all.faultOf('GET', url, { status, type: 'application/json', text: JSON.stringify(json) });
    answer('/api/a', 200, {});
    answer('/api/b', 404, { name: 'Mangú' });
    expect(all.unanswered()).toEqual(['GET /api/a', 'GET /api/b']);
    answer('/api/a', 200, { name: 'Mangú' });
    expect(all.unanswered()).toEqual(['GET /api/b']);
  });
});
