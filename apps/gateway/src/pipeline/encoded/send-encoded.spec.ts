import { encodeBody } from './encoded-body';
import { encodingFor, isKnown } from './send-encoded';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %p is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('a body that a browser has', () => {
  it.each([
    [(etag: string) => etag, true],
    [(etag: string) => `W/"another", ${etag}`, true],
    [() => 'W/"another"', false],
    [(etag: string) => etag.slice(0, -2), false],
    [() => '', false],
    [() => undefined, false],
  ])('is the one it names: %s is %p', async (named, known) => {
    const body = await encodeBody('Sancocho', 'text/plain');
    expect(isKnown(body, named(body.etag))).toBe(known);
  });

  it('is another one when its text is', async () => {
    const [stew, mash] = await Promise.all(
      ['Sancocho', 'Mofongo'].map((text) => encodeBody(text, 'text/plain')),
    );
    expect(isKnown(stew!, mash!.etag)).toBe(false);
  });
});
