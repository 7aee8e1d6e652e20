import { DescribedAnswers } from './described-answers';

const item = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
};
const replies = (status: number, schema: object) => ({
  responses: { [status]: { description: '', content: { 'application/json': { schema } } } },
});
const repeatable = (status: number, schema: object) => {
  const { responses } = replies(status, schema);
  const headers = { 'Idempotency-Replayed': { schema: { type: 'string' } } };
  return { responses: { [status]: { ...responses[status], headers } } };
};
const described = new DescribedAnswers({
  openapi: '3.1.0',
  paths: {
    '/api/items/{itemId}': { get: replies(200, item) },
    '/api/menus': { post: repeatable(201, item) },
    '/api/items/all': { get: replies(200, { type: 'array', items: item }) },
  },
});

const faultOf = (url: string, status: number, json: object) =>
  described.faultOf('GET', url, { status, type: 'application/json', text: JSON.stringify(json) });

describe('an answer', () => {
  it('has no fault when it is as the document describes', () => {
    expect(faultOf('/api/items/7?fields=name', 200, { name: 'Mangú' })).toBeUndefined();
    expect(faultOf('/api/items/all', 200, [{ name: 'Mangú' }])).toBeUndefined();
    expect(faultOf('/api/items/7?fields=price', 200, {})).toBeUndefined();
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
});
