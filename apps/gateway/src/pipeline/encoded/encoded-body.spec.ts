import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeBody, sizeOf } from './encoded-body';

describe('a body', () => {
  /** Texts from empty ones to more than a compressor returns at once, with different compression ratios. */
  const texts = fc
    .tuple(fc.integer({ min: 0, max: 60_000 }), fc.string({ minLength: 1, maxLength: 60 }))
    .chain(([length, word]) =>
      fc.constantFrom(
        word.repeat(length / word.length),
        Array.from({ length: length / 10 }, (_, at) => `${word}${Math.sin(at)}`).join(''),
      ),
    );

  it('occupies no more memory than it says, however long it is', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const body = await encodeBody(text, 'text/plain');
        const held = [body.identity, body.gzip, body.br].map(({ buffer }) => buffer.byteLength);
        expect(held.reduce((sum, bytes) => sum + bytes)).toBe(sizeOf(body));
      }),
      { numRuns: runs(40) },
    );
  });

  it('says the same in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { identity, gzip, br } = await encodeBody(text, 'text/plain');
        const bytes = Buffer.from(text);
        const all = [identity, gunzipSync(gzip), brotliDecompressSync(br)];
        expect(all.map((one) => bytes.equals(one))).toEqual([true, true, true]);
      }),
      { numRuns: runs(10) },
    );
  });
});
