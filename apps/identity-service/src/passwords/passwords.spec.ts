import { HashingCost, Passwords } from './passwords';

describe('passwords', () => {
  const passwords = new Passwords(new HashingCost());
  const always = () => Promise.resolve();

  afterAll(() => passwords.onApplicationShutdown());

  it('are kept as argon2id of 19 MiB, two passes, one lane, salted', async () => {
    const [once, again] = await Promise.all([passwords.hash('secreto'), passwords.hash('secreto')]);
    expect(once).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(again).not.toBe(once);
  });

  it('match themselves alone, to the last of 128 characters', async () => {
    const long = 'ñ'.repeat(128);
    const hashed = await passwords.hash(long);
    expect(await passwords.matches(long, hashed, always)).toBe(true);
    expect(await passwords.matches(`${long.slice(0, 127)}n`, hashed, always)).toBe(false);
  });

  it('are the same however the keyboard composes their accents', async () => {
    const hashed = await passwords.hash('cafe\u0301123');
    expect(await passwords.matches('caf\u00e9123', hashed, always)).toBe(true);
  });

  it('match nothing where there is no hash', async () => {
    expect(await passwords.matches('secreto', null, always)).toBe(false);
  });

  it('are not even compared without a permit', async () => {
    const refuse = () => Promise.reject(new Error('no more'));
    await expect(
      passwords.matches('secreto', await passwords.hash('secreto'), refuse),
    ).rejects.toThrow('no more');
  });

  it('are outdated when they were hashed for less than now', async () => {
    expect(passwords.isOutdated(await passwords.hash('secreto'))).toBe(false);
    const hashed = (cost: string) => `$argon2id$v=19$${cost}$AQEBAQEBAQEBAQEBAQEBAQ$aGFzaA`;
    expect(passwords.isOutdated(hashed('m=9216,t=2,p=1'))).toBe(true);
    expect(passwords.isOutdated(hashed('m=19456,t=1,p=1'))).toBe(true);
    expect(passwords.isOutdated(hashed('m=47104,t=2,p=1'))).toBe(false);
  });
});
