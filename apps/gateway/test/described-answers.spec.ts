import { DescribedAnswers } from './described-answers';

const item = {
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
};
const replies = (status: number, schema: object) => ({
  responses: { [status]: { description: '', content: { 'application/json': { schema } } } },
});
const described = new DescribedAnswers({
  openapi: '3.1.0',
  paths: {
    '/api/items/{itemId}': { get: replies(200, item) },
    '/api/items/all': { get: replies(200, { type: 'array', items: item }) },
  },
});

function answered(path: string, status: number, json: object) {
  const text = JSON.stringify(json);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const answer = { status, headers, text, json, bytes: Buffer.from(text) };
  return () => described.require(path, undefined, answer);
}

describe('an answer in a test', () => {
  it('is taken when it is as the document describes', () => {
    expect(answered('/api/items/7?fields=name', 200, { name: 'Mangú' })).not.toThrow();
    expect(answered('/api/items/all', 200, [{ name: 'Mangú' }])).not.toThrow();
  });

  it.each([
    ['without a field', 200, {}],
    ['with one more', 200, { name: 'Mangú', passwordHash: 'x' }],
    ['with another status', 201, { name: 'Mangú' }],
  ])('is refused %s', (_what, status, json) => {
    expect(answered('/api/items/7', status, json)).toThrow('GET /api/items/{itemId} answers');
  });

  it('is nothing to the document when its address is not of the API', () => {
    expect(answered('/health/live', 200, {})).not.toThrow();
  });
});
