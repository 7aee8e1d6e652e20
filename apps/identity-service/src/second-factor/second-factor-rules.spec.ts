import { TOTP } from 'otpauth';
import {
  isOfApp,
  keyUri,
  newRecoveryCodes,
  newSecret,
  recoveryDigest,
  RECOVERY_CODES,
  stepOfDigits,
  typedCode,
} from './second-factor-rules';

const NOW = new Date('2026-11-27T12:00:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);

describe('the digits of an app', () => {
  const secret = newSecret();
  const digitsAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: NOW.getTime() + steps * 30_000 });

  it.each([0, -1, 1])('count %p steps from now', (steps) => {
    expect(stepOfDigits(secret, digitsAt(steps), NOW)).toBe(STEP + steps);
  });

  it.each([-2, 2, 1000])('do not count %p steps from now', (steps) => {
    expect(stepOfDigits(secret, digitsAt(steps), NOW)).toBeNull();
  });

  it('are those of RFC 6238 for its secret', () => {
    // Appendix B: the last six of 94287082, at 59 s.
    const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(stepOfDigits(ofRfc, '287082', new Date(59_000))).toBe(1);
  });

  it('come from a secret of 160 bits, which its address gives to the app', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const address = new URL(keyUri(secret, 'ana+menú@ejemplo.do'));
    expect(decodeURIComponent(address.pathname)).toContain('CartaViva:ana+menú@ejemplo.do');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('CartaViva');
  });
});

describe('recovery codes', () => {
  it('are ten, and each another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-Z]{4}$/);
  });

  it('are the same however they are typed', () => {
    const code = 'A0B1-C2D3-E4F5-G6H7';
    for (const typed of ['a0b1c2d3e4f5g6h7', 'AOBI C2D3 E4F5 G6H7', ' a0bl–c2d3–e4f5–g6h7\n']) {
      expect(recoveryDigest(typed)).toBe(recoveryDigest(code));
    }
    expect(recoveryDigest('A0B1-C2D3-E4F5-G6H8')).not.toBe(recoveryDigest(code));
  });

  it.each([
    ['123456', true],
    ['123 456', true],
    ['12345', false],
    ['A0B1-C2D3-E4F5-G6H7', false],
  ])('are told from the digits of an app: %p', (typed, ofApp) => {
    expect(isOfApp(typedCode(typed))).toBe(ofApp);
  });
});
