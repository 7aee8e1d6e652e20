import { DomainError } from '@cartaviva/contracts';
import { attemptError } from './attempt-error';

describe('why nobody answered', () => {
  it.each([
    ['forbidden', new DomainError('WEBHOOK_FORBIDDEN_TARGET')],
    ['unresolved', Object.assign(new Error(), { code: 'ENOTFOUND' })],
    ['connection', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
    ['connection', new Error('socket hang up')],
    ['certificate', Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' })],
    ['certificate', Object.assign(new Error(), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
    ['timeout', new DOMException('', 'TimeoutError')],
    ['timeout', new DOMException('', 'AbortError')],
  ])('is said as %s', (expected, error) => expect(attemptError(error)).toBe(expected));
});
