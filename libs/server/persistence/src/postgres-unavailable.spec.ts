import { isPostgresUnavailable } from './postgres-unavailable.interceptor';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

describe('a failure of Postgres', () => {
  it.each(['08006', '57P01', '53300', '57014', '55P03', '40P01', 'ECONNREFUSED', 'ECONNRESET'])(
    'is the server being away when its code is %s',
    (code) => expect(isPostgresUnavailable(failure(code))).toBe(true),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue',
  ])('is the server being away when it says "%s"', (message) => {
    expect(isPostgresUnavailable(new Error(message))).toBe(true);
  });

  it.each(['23505', '22P02', '42703', '23514'])('is ours when its code is %s', (code) => {
    expect(isPostgresUnavailable(failure(code))).toBe(false);
  });
});
