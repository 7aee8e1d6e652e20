import { codeDigest, expiryOf, newCode, newLinkToken } from './code-rules';

const NOW = new Date('2026-11-20T12:00:00Z');

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

it('a link carries 32 random bytes that an address can hold', () => {
  const tokens = Array.from({ length: 100 }, newLinkToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(100);
});
