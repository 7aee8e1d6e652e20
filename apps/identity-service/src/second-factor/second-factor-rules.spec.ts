import { TOTP } from 'otpauth';
import {
  isAppCode,
  keyUri,
  newRecoveryCodes,
  newSecret,
  recoveryDigest,
  RECOVERY_CODES,
  findTimeStep,
  typedCode,
} from './second-factor-rules';

const NOW = new Date('2026-11-27T12:00:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);

describe('the codes of an app', () => {
  const secret = newSecret();
  const digitsAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: NOW.getTime() + steps * 30_000 });

  it.each([0, -1, 1])('are accepted %p steps from now', (steps) => {
    expect(findTimeStep(secret, digitsAt(steps), NOW)).toBe(STEP + steps);
  });

  it.each([-2, 2, 1000])('are refused %p steps from now', (steps) => {
    expect(findTimeStep(secret, digitsAt(steps), NOW)).toBeNull();
  });

  it('match RFC 6238', () => {
    // Appendix B: the last six digits of 94287082, at 59 s.
    const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(findTimeStep(ofRfc, '287082', new Date(59_000))).toBe(1);
  });

  it('use a secret of 160 bits, which the URI passes to the app', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const address = new URL(keyUri(secret, 'ana+menú@ejemplo.do'));
    expect(decodeURIComponent(address.pathname)).toContain('CartaViva:ana+menú@ejemplo.do');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('CartaViva');
  });
});

describe('recovery codes', () => {
  it('are ten different ones', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-Z]{4}$/);
  });

  it('match however people type them', () => {
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
    expect(isAppCode(typedCode(typed))).toBe(ofApp);
  });
});
