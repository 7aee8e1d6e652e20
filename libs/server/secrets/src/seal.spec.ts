import fc from 'fast-check';
import { open, resealed, seal } from './seal';

describe('a sealed text', () => {
  const secret = 'k'.repeat(32);

  it('is read back by the same secret, and shows nothing of itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (text) => {
        const sealed = seal(text, secret);
        expect(open(sealed, secret)).toBe(text);
        expect(sealed).not.toContain(text);
      }),
    );
  });

  it('is read by the secret before, while that is being replaced, and by no third', () => {
    const [current, third] = ['n'.repeat(32), 't'.repeat(32)];
    for (const sealer of [current, secret]) {
      expect(open(seal('123456', sealer), current, secret)).toBe('123456');
    }
    expect(() => open(seal('123456', third), current, secret)).toThrow();
    expect(() => open(seal('123456', secret), current)).toThrow();
  });

  it('is resealed during a replacement of the secret, unless an unknown secret sealed it', () => {
    const [current, third] = ['n'.repeat(32), 't'.repeat(32)];
    const anew = resealed(seal('123456', secret), current, secret);
    expect(anew.state).toBe('sealedAnew');
    expect(open(anew.sealed, current)).toBe('123456');
    expect(resealed(anew.sealed, current, secret)).toEqual({ ...anew, state: 'current' });
    const lost = seal('123456', third);
    expect(resealed(lost, current, secret)).toEqual({ state: 'unreadable', sealed: lost });
  });

  it('is refused when it was altered or when the secret is another', () => {
    const bytes = Buffer.from(seal('123456', secret), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => open(bytes.toString('base64url'), secret)).toThrow();
    expect(() => open(seal('123456', secret), 'other'.repeat(8))).toThrow();
  });
});
