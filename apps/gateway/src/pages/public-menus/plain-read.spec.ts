import { plainReadOf } from './plain-read';

describe('a request that has nothing to say but its headers', () => {
  it.each([
    ['nothing', []],
    ['what no answer depends on', ['Host', 'cartaviva.example', 'Cookie', 'authorization=1']],
    ['a body without a byte', ['Content-Length', '0']],
  ])('may say %s', (_, lines) => {
    expect(plainReadOf(lines)).toEqual({});
  });

  it('says how it takes its answer, however it spells the names', () => {
    const lines = [
      'ACCEPT-ENCODING',
      'br',
      'if-none-match',
      'W/"a"',
      'X-Request-Id',
      'from-a-phone',
    ];
    expect(plainReadOf(lines)).toEqual({
      ...{ acceptEncoding: 'br', ifNoneMatch: 'W/"a"', requestId: 'from-a-phone' },
    });
  });

  it.each([
    ['a key', ['Authorization', 'Bearer cv_live_abc']],
    ['a version of the API', ['CartaViva-Version', '2026-11-23']],
    ['a body', ['Content-Length', '1']],
    ['a body whose length is no number', ['Content-Length', 'x']],
    ['a body of unknown length', ['Transfer-Encoding', 'chunked']],
    ['an encoding twice', ['Accept-Encoding', 'br', 'accept-encoding', 'gzip']],
    ['a known answer twice', ['If-None-Match', 'W/"a"', 'If-None-Match', 'W/"b"']],
  ])('asks for more with %s', (_, lines) => {
    expect(plainReadOf(['Host', 'cartaviva.example', ...lines])).toBeUndefined();
  });
});
