import { dataSourceOptions } from './data-source';
import { migrateService } from './migrate-service';

describe('connections to Postgres', () => {
  const extraOf = (url: string) => dataSourceOptions({ schema: 'menus', url, entities: [] }).extra;

  it('set limits of their own, which poolers refuse', () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const direct = extraOf('postgres://menus@db/cartaviva?sslmode=require');
    const pooled = extraOf('postgres://menus@db/cartaviva?sslmode=require&pgbouncer=true');
    for (const limit of limits) {
      expect(direct).toHaveProperty(limit);
      expect(pooled).not.toHaveProperty(limit);
    }
    expect(pooled).toHaveProperty('query_timeout');
  });

  it('wait for a free one as long as the address says, two seconds otherwise', () => {
    const waitOf = (query: string) => extraOf(`postgres://menus@db/cartaviva${query}`);
    expect(waitOf('')).toHaveProperty('connectionTimeoutMillis', 2000);
    expect(waitOf('?connect_timeout=nunca')).toHaveProperty('connectionTimeoutMillis', 2000);
    expect(waitOf('?sslmode=require&connect_timeout=30')).toHaveProperty(
      'connectionTimeoutMillis',
      30_000,
    );
  });

  it.each(['DATABASE_URL', 'DATABASE_ADMIN_URL'])(
    'are refused to migrations when they are a pooler’s: %s',
    async (name) => {
      const direct = 'postgres://menus:clave@127.0.0.1:1/cartaviva';
      const environment = { DATABASE_URL: direct, [name]: `${direct}?pgbouncer=true` };
      const refused = migrateService('menus', [], environment);
      await expect(refused).rejects.toThrow(`${name}: is that of a pooler`);
    },
  );
});
