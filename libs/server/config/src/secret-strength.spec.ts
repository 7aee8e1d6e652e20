import { randomBytes } from 'node:crypto';
import { isWeakPassword, isWeakSecret } from './secret-strength';

describe('a secret', () => {
  it.each([
    ['is short', randomBytes(12).toString('hex')],
    ['is one character', 'a'.repeat(32)],
    ['is two characters in turn', 'ab'.repeat(20)],
    ['is a word in turn', 'gT4kq9Zw'.repeat(4)],
    ['is a word in turn, and a part of it', `${'gT4kq9Zw'.repeat(4)}gT4`],
    ['counts up', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['has few characters', '0110010110100110101001011010010110'],
    ['is of our compose file', 'trying-cartaviva-out-on-one-machine-session'],
    ['is of our suites', 'the key that the suites share, for messages'],
    ['is of an example', 'please-change-me-before-you-go-to-production'],
  ])('is weak when it %s', (_, value) => expect(isWeakSecret(value)).toBe(true));

  it('is good when it is random, whoever made it', () => {
    for (let times = 0; times < 2000; times += 1) {
      expect(isWeakSecret(randomBytes(16).toString('hex'))).toBe(false);
      expect(isWeakSecret(randomBytes(24).toString('base64'))).toBe(false);
    }
  });

  it('as a password may be shorter, and of any characters', () => {
    for (let times = 0; times < 2000; times += 1) {
      expect(isWeakPassword(randomBytes(12).toString('base64'))).toBe(false);
    }
    expect(isWeakPassword('ñ@:/?#%[]& é"\'x')).toBe(false);
    for (const weak of ['trying-out', 'postgres', '', '111111111111', 'password1234']) {
      expect(isWeakPassword(weak)).toBe(true);
    }
  });
});
