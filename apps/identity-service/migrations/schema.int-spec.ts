import { databaseFor } from '@cartaviva/server-testing';
import pg from 'pg';
import { migrations } from './index';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
const DIGEST = 'a'.repeat(64);
const OWNER = '6a6efbed-7cfb-436f-a80a-9d47a081fd2c';
const ACCOUNT = '5b1f6d1c-27f2-4b9c-8f50-3c0f6c1f7a11';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Column values of a valid row. Each case makes one of them invalid. */
const GOOD = {
  users: { email: 'ana@example.com', password: HASH, first_name: 'Ana', last_name: 'Peña' },
  sessions: {
    ...{ sid: DIGEST, sess: { userId: OWNER }, account_id: ACCOUNT },
    expire: '2026-12-01T00:00:00Z',
  },
  email_verification_codes: {
    email: 'ana@example.com',
    code: DIGEST,
    expires_at: '2026-12-01T00:00:00Z',
  },
  recovery_codes: { user_id: OWNER, digest: DIGEST },
  sign_in_challenges: { digest: DIGEST, user_id: OWNER, expires_at: '2026-12-01T00:00:00Z' },
  demo_requests: { name: 'Luis', email: 'luis@example.com', restaurant: 'El Conuco' },
  google_links: { issuer: 'https://accounts.google.com', subject: '1', user_id: OWNER },
  accounts: {},
  members: { account_id: ACCOUNT, user_id: OWNER, role: 'owner', since: '2026-11-20' },
  api_keys: { account_id: ACCOUNT, name: 'Caja', prefix: 'cv_live_3fQ9', digest: DIGEST },
  account_events: { user_id: OWNER, kind: 'signed-in', at: '2026-11-20', request_id: 'r' },
  incidents: {
    ...{ component: 'api', title: 'Lenta', status: 'degraded', impact: 'low' },
    ...{ is_automatic: true, started_at: '2026-11-20' },
  },
  status_days: { date: '2026-11-20', component: 'api', looks: 2, good: 1 },
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
      columns.length === 0
        ? `INSERT INTO ${table} DEFAULT VALUES RETURNING *`
        : `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()}) RETURNING *`,
      Object.values(row),
    );
    return rows[0]!;
  }

  /** Runs a statement. If it fails, the rest of the test's transaction stays usable. */
  async function attempt<T>(statement: () => Promise<T>): Promise<T> {
    await client.query('SAVEPOINT attempt');
    try {
      return await statement();
    } catch (error) {
      await client.query('ROLLBACK TO attempt');
      throw error;
    }
  }

  async function insertOwner() {
    await insert('users', { id: OWNER, email: 'duena@example.com' });
    await insert('accounts', { id: ACCOUNT });
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
      registration_notice_at: null,
      second_factor_secret: null,
      second_factor_step: null,
      saw_guide: false,
      erases_at: null,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    });
  });

  it('begins an account on the plan Free, and gives it one owner', async () => {
    await insertOwner();
    expect(await insert('accounts')).toMatchObject({
      ...{ has_active_subscription: false, subscription_plan: 'free', closing_version: 0 },
      ...{ subscription_expires_at: null, subscription_version: 0 },
    });
    await insert('members');
    const { id } = await insert('users');
    await expect(insert('members', { user_id: id })).rejects.toMatchObject({
      constraint: 'members_one_owner',
    });
  });

  it('gives codes and demo requests theirs', async () => {
    const code = await insert('email_verification_codes');
    expect(code).toMatchObject({ purpose: 'verify', used: false, tries: 0 });
    expect(await insert('demo_requests')).toMatchObject({ phone: null });
  });

  it('lets a key without a word about scopes do everything', async () => {
    await insertOwner();
    expect(await insert('api_keys')).toMatchObject({
      scopes: ['menus:read', 'menus:write', 'analytics:read', 'webhooks'],
      expires_at: null,
    });
  });

  it('takes a user without a password, and one without a last name', async () => {
    expect(await insert('users', { password: null, last_name: '' })).toBeDefined();
  });

  it.each<[Table, object, string]>([
    ['users', { email: 'Ana@example.com' }, 'users_email_canonical'],
    ['users', { email: 'ana' }, 'users_email_canonical'],
    ['users', { password: 'in the clear' }, 'users_password_hashed'],
    ['users', { first_name: '' }, 'users_first_name_length'],
    ['users', { last_name: 'x'.repeat(81) }, 'users_last_name_length'],
    ['users', { profile_image_url: 'https://example.com/a.png' }, 'users_profile_image_ours'],
    ['users', { country: 'do' }, 'users_country_code'],
    ['users', { preferred_currency: 'pesos' }, 'users_currency_code'],
    ['users', { role: 'root' }, 'users_role_known'],
    ['users', { provider: 'facebook' }, 'users_provider_known'],
    ['accounts', { subscription_plan: 'gold' }, 'accounts_plan_known'],
    ['members', { role: 'boss' }, 'members_role_known'],
    ['users', { second_factor_secret: 'sealed' }, 'users_second_factor_whole'],
    [
      'users',
      { password: null, second_factor_secret: 'sealed', second_factor_step: 1 },
      'users_second_factor_beside_password',
    ],
    ['recovery_codes', { digest: 'A0B1-C2D3' }, 'recovery_codes_digest_hex'],
    ['sign_in_challenges', { digest: 'in the clear' }, 'sign_in_challenges_digest_hex'],
    ['sign_in_challenges', { tries: 6 }, 'sign_in_challenges_tries_bounded'],
    ['sessions', { sid: 'a secret in the clear' }, 'sessions_sid_digest'],
    ['sessions', { sess: {} }, 'sessions_sess_owned'],
    ['email_verification_codes', { email: 'Ana@example.com' }, 'codes_email_canonical'],
    ['email_verification_codes', { code: '123456' }, 'codes_code_digest'],
    ['email_verification_codes', { tries: 6 }, 'codes_tries_bounded'],
    ['email_verification_codes', { purpose: 'fun' }, 'codes_purpose_known'],
    ['sessions', { sess: { userId: NOBODY } }, 'sessions_of_user'],
    ['google_links', { subject: '' }, 'google_links_subject_said'],
    ['api_keys', { name: '' }, 'api_keys_name_length'],
    ['api_keys', { prefix: 'cv_live_3fQ9x' }, 'api_keys_prefix_short'],
    ['api_keys', { digest: 'cv_live_3fQ9' }, 'api_keys_digest_hex'],
    ['api_keys', { scopes: [] }, 'api_keys_scopes_known'],
    ['api_keys', { scopes: ['menus:eat'] }, 'api_keys_scopes_known'],
    ['api_keys', { previous_digest: DIGEST }, 'api_keys_previous_ends'],
    ['demo_requests', { name: '' }, 'demo_requests_name_length'],
    ['demo_requests', { restaurant: '' }, 'demo_requests_restaurant_length'],
    ['demo_requests', { phone: '' }, 'demo_requests_phone_said'],
    ['incidents', { title: '' }, 'incidents_title_length'],
    ['incidents', { status: 'operational' }, 'incidents_status_known'],
    ['incidents', { impact: 'high' }, 'incidents_impact_known'],
    ['incidents', { status: 'resolved' }, 'incidents_resolved_at_known'],
    ['status_days', { good: 3 }, 'status_days_counted'],
  ])('refuses in %s %j', async (table, spoiled, constraint) => {
    await insertOwner();
    await expect(insert(table, spoiled)).rejects.toMatchObject({ constraint });
  });

  it('holds one account per address', async () => {
    await insert('users');
    await expect(insert('users')).rejects.toMatchObject({ constraint: 'users_email_key' });
  });

  it('holds one living code per address and purpose, and any number of dead ones', async () => {
    await insert('email_verification_codes', { used: true });
    await insert('email_verification_codes', { used: true });
    await insert('email_verification_codes', { purpose: 'reset' });
    await insert('email_verification_codes');
    await expect(insert('email_verification_codes')).rejects.toMatchObject({
      constraint: 'codes_one_alive',
    });
  });

  it('holds one account per Google account, and one Google account per account', async () => {
    await insertOwner();
    await insert('google_links');
    await expect(attempt(() => insert('google_links', { subject: '2' }))).rejects.toMatchObject({
      constraint: 'google_links_one_each',
    });
    const { id } = await insert('users');
    await expect(insert('google_links', { user_id: id })).rejects.toMatchObject({
      constraint: 'google_links_pkey',
    });
  });

  it('adds to the log alone: nothing in it is changed, deleted or emptied', async () => {
    await insertOwner();
    await insert('account_events');
    for (const change of [
      `UPDATE account_events SET kind = 'registered'`,
      `DELETE FROM account_events`,
      `TRUNCATE account_events`,
    ]) {
      await expect(attempt(() => client.query(change))).rejects.toThrow('append-only');
    }
  });

  it('lets everything about a user and their account go with them, the log included', async () => {
    await insertOwner();
    const tables = [
      ...(['members', 'sessions', 'google_links', 'api_keys', 'account_events'] as const),
      ...(['recovery_codes', 'sign_in_challenges'] as const),
    ];
    for (const table of tables) await insert(table);
    await client.query(`DELETE FROM accounts WHERE id = $1`, [ACCOUNT]);
    await client.query(`DELETE FROM users WHERE id = $1`, [OWNER]);
    for (const table of tables) {
      expect((await client.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
    }
  });
});
