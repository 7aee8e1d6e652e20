import { retryDelayMs } from './retry-delay';

const most = () => 1;

describe('the pause before another attempt', () => {
  it('doubles, up to eight seconds', () => {
    const pauses = [0, 1, 2, 5, 40].map((attempt) => retryDelayMs(attempt, undefined, most));
    expect(pauses).toEqual([250, 500, 1000, 8000, 8000]);
  });

  it('is anything below that, so that programs come back one by one', () => {
    expect(retryDelayMs(3, undefined, () => 0)).toBe(0);
    expect(retryDelayMs(3, undefined, () => 0.5)).toBe(1000);
  });

  it.each([
    [{ 'Retry-After': '2' }, 2000],
    [{ 'Retry-After': '0' }, 0],
    [{ 'Retry-After': '60' }, 60_000],
    [{ RateLimit: '"hora";r=0;t=30' }, 30_000],
    [{ RateLimit: '"hora";r=12;t=5, "subida";r=0;t=30' }, 30_000],
    [{ 'Retry-After': '1', RateLimit: '"hora";r=0;t=30' }, 1000],
  ])('is what the server asks for: %o', (headers, asked) => {
    expect(retryDelayMs(0, new Headers(headers), () => 0)).toBe(asked);
    expect(retryDelayMs(0, new Headers(headers), most)).toBe(asked + 250);
  });

  it('ends at the date that the server names', () => {
    const headers = new Headers({ 'Retry-After': new Date(Date.now() + 10_000).toUTCString() });
    const ms = retryDelayMs(0, headers, () => 0)!;
    expect(ms).toBeGreaterThan(8_000);
    expect(ms).toBeLessThanOrEqual(10_000);
  });

  it.each([{ 'Retry-After': 'pronto' }, { RateLimit: '"hora";r=12;t=30' }])(
    'is its own where the server asks for none: %o',
    (headers) => {
      expect(retryDelayMs(1, new Headers(headers), most)).toBe(500);
    },
  );

  it.each([{ 'Retry-After': '61' }, { RateLimit: '"hora";r=0;t=1800' }])(
    'is none where the server asks for more than a minute: %o',
    (headers) => {
      expect(retryDelayMs(0, new Headers(headers))).toBeUndefined();
    },
  );
});
