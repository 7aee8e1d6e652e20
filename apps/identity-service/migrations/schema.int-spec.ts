import { databaseFor } from '@cartaviva/server-testing';
import pg from 'pg';
import { migrations } from './index';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
const DIGEST = 'a'.repeat(64);

/** Column values of a row that is fine; each case spoils one. */
const GOOD = {
  users: { email: 'ana@example.com', password: HASH, first_name: 'Ana', last_name: 'Peña' },
  sessions: { sid: DIGEST, sess: { userId: 'ana' }, expire: '2026-12-01T00:00:00Z' },
  email_verification_codes: {
    email: 'ana@example.com',
    code: DIGEST,
    expires_at: '2026-12-01T00:00:00Z',
  },
  demo_requests: { name: 'Luis', email: 'luis@example.com', restaurant: 'El Conuco' },
} as const;
type Table = keyof typeof GOOD;

describe('the identity schema', () => {
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await databaseFor('identity', migrations);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(() => client.query('BEGIN'));
  afterEach(() => client.query('ROLLBACK'));

  async function insert(table: Table, spoiled: object = {}): Promise<Record<string, unknown>> {
    const row = { ...GOOD[table], ...spoiled };
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const { rows } = await client.query<Record<string, unknown>>(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()}) RETURNING *`,
      Object.values(row),
    );
    return rows[0]!;
  }

  it('gives a user the defaults of the specification', async () => {
    expect(await insert('users')).toEqual({
      ...GOOD.users,
      id: expect.any(String),
      profile_image_url: null,
      country: 'DO',
      preferred_currency: 'DOP',
      role: 'user',
      is_demo: false,
      is_email_verified: false,
      provider: 'email',
      has_active_subscription: false,
      subscription_plan: 'free',
      subscription_expires_at: null,
      registration_notice_at: null,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    });
  });

  it('gives codes and demo requests theirs', async () => {
    expect(await insert('email_verification_codes')).toMatchObject({ used: false, tries: 0 });
    expect(await insert('demo_requests')).toMatchObject({ phone: null });
  });

  it('takes a Google account without a password', async () => {
    expect(await insert('users', { provider: 'google', password: null })).toBeDefined();
  });

  it.each<[Table, object, string]>([
    ['users', { email: 'Ana@example.com' }, 'users_email_canonical'],
    ['users', { email: 'ana' }, 'users_email_canonical'],
    ['users', { password: 'in the clear' }, 'users_password_hashed'],
    ['users', { password: null }, 'users_email_provider_has_password'],
    ['users', { first_name: '' }, 'users_first_name_length'],
    ['users', { last_name: 'x'.repeat(81) }, 'users_last_name_length'],
    ['users', { profile_image_url: 'https://example.com/a.png' }, 'users_profile_image_ours'],
    ['users', { country: 'do' }, 'users_country_code'],
    ['users', { preferred_currency: 'pesos' }, 'users_currency_code'],
    ['users', { role: 'root' }, 'users_role_known'],
    ['users', { provider: 'facebook' }, 'users_provider_known'],
    ['users', { subscription_plan: 'gold' }, 'users_plan_known'],
    ['sessions', { sid: 'a secret in the clear' }, 'sessions_sid_digest'],
    ['sessions', { sess: {} }, 'sessions_sess_owned'],
    ['email_verification_codes', { email: 'Ana@example.com' }, 'codes_email_canonical'],
    ['email_verification_codes', { code: '123456' }, 'codes_code_digest'],
    ['email_verification_codes', { tries: 6 }, 'codes_tries_bounded'],
    ['demo_requests', { name: '' }, 'demo_requests_name_length'],
    ['demo_requests', { restaurant: '' }, 'demo_requests_restaurant_length'],
    ['demo_requests', { phone: '' }, 'demo_requests_phone_said'],
  ])('refuses in %s %j', async (table, spoiled, constraint) => {
    await expect(insert(table, spoiled)).rejects.toMatchObject({ constraint });
  });

  it('holds one account per address', async () => {
    await insert('users');
    await expect(insert('users')).rejects.toMatchObject({ constraint: 'users_email_key' });
  });

  it('holds one living code per address, and any number of dead ones', async () => {
    await insert('email_verification_codes', { used: true });
    await insert('email_verification_codes', { used: true });
    await insert('email_verification_codes');
    await expect(insert('email_verification_codes')).rejects.toMatchObject({
      constraint: 'codes_one_alive',
    });
  });
});
