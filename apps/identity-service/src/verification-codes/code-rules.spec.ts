import { codeAllowed, codeDigest, expiryOf, newCode } from './code-rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('a code', () => {
  it('is six digits, with its leading zeros, and spread evenly', () => {
    const codes = Array.from({ length: 20_000 }, newCode);
    expect(codes.every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
    const perFirstDigit = Array.from(
      { length: 10 },
      (_, digit) => codes.filter((code) => code.startsWith(String(digit))).length,
    );
    for (const count of perFirstDigit) expect(Math.abs(count - 2000)).toBeLessThan(300);
  });

  it('is stored as a digest that belongs to one address and one key', () => {
    const digest = codeDigest('ana@example.com', '012345', 'k'.repeat(32));
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(codeDigest('ana@example.com', '012345', 'k'.repeat(32))).toBe(digest);
    expect(codeDigest('eva@example.com', '012345', 'k'.repeat(32))).not.toBe(digest);
    expect(codeDigest('ana@example.com', '012345', 'j'.repeat(32))).not.toBe(digest);
  });

  it('lives for ten minutes', () => {
    expect(expiryOf(NOW)).toEqual(new Date('2026-11-20T12:10:00Z'));
  });
});

describe('sending another code', () => {
  it('by asking again waits a minute', () => {
    expect(codeAllowed('request', [], NOW)).toBe(true);
    expect(codeAllowed('request', [ago(59)], NOW)).toBe(false);
    expect(codeAllowed('request', [ago(60)], NOW)).toBe(true);
  });

  it('by registering again does not wait', () => {
    expect(codeAllowed('registration', [ago(1)], NOW)).toBe(true);
  });

  it.each(['registration', 'request'] as const)(
    'happens five times in any hour (%s)',
    (occasion) => {
      const five = [ago(3599), ago(2400), ago(1800), ago(1200), ago(600)];
      expect(codeAllowed(occasion, five, NOW)).toBe(false);
      expect(codeAllowed(occasion, [ago(3600), ...five.slice(1)], NOW)).toBe(true);
    },
  );
});
