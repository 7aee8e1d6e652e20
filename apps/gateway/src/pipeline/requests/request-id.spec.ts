import { requestIdOf } from './request-id';

const idFor = (given: string) => requestIdOf({ headers: { 'x-request-id': given } });

describe('a request’s id', () => {
  it('is the caller’s own when it is well formed', () => {
    expect(idFor('trace-1234.abcd')).toBe('trace-1234.abcd');
  });

  it.each(['', 'short', 'x'.repeat(129), 'with space', 'new\nline12', '"quotes"12'])(
    'is a new one instead of %p',
    (given) => {
      expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
