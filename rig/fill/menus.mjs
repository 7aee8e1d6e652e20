/**
 * Creates accounts with their plans, menus, sections, items and images in SQL. All constraints of the tables are
 * active. All triggers are active too, except those of the history, which starts with the first change of a menu. IDs
 * are random UUIDs, as in the product.
 *
 * Seven of ten owners have no plan and one menu, and three have a plan and three menus. In a hundred menus, one has
 * 150 items, nine have 40, and ninety have 6, which is 10.5 on average. Four of five menus are published, and a third
 * of the items has an image.
 */

/** Tables whose history triggers are disabled during the fill. */
const WITH_HISTORY = ['menus.menu_categories', 'menus.menu_items'];

/** Average number of menus per owner. */
const MENUS_EACH = 1.6;

/** `id` is the ID of the account. */
const OWNERS = `
  CREATE TEMP TABLE filled_owners AS
  SELECT gen_random_uuid() AS id, gen_random_uuid() AS user_id, n,
    CASE WHEN n % 10 < 7 THEN 'free' WHEN n % 10 < 9 THEN 'inicial' ELSE 'profesional' END AS subscription_plan,
    now() - random() * interval '700 days' AS created_at
  FROM generate_series(1, %OWNERS%) n`;

const USERS = `
  INSERT INTO identity.users (id, email, password, first_name, last_name, is_email_verified, created_at)
  SELECT user_id, 'titular-' || n || '-' || $1 || '@ejemplo.do', '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$aGFzaA',
    'Titular', 'Número ' || n, true, created_at
  FROM filled_owners`;

const ACCOUNTS = `
  INSERT INTO identity.accounts (id, subscription_plan, has_active_subscription, created_at)
  SELECT id, subscription_plan, subscription_plan <> 'free', created_at FROM filled_owners`;

const MEMBERS = `
  INSERT INTO identity.members (account_id, user_id, role, since)
  SELECT id, user_id, 'owner', created_at FROM filled_owners`;

const SUBSCRIPTIONS = `
  INSERT INTO billing.subscriptions (account_id, plan, status, amount, starts_at, days, expires_at)
  SELECT id, subscription_plan, 'active', 29, now() - interval '4 days', 30, now() + interval '26 days'
  FROM filled_owners WHERE subscription_plan <> 'free'`;

const ENTITLEMENTS = `
  INSERT INTO menus.entitlements (account_id, plan, expires_at, version)
  SELECT id, subscription_plan, now() + interval '26 days', 1
  FROM filled_owners WHERE subscription_plan <> 'free'`;

// Otherwise, all owners would get weekly mails at once, which would distort the measurement.
const NO_MAILS = `
  INSERT INTO menus.weekly_mail_settings (account_id, enabled) SELECT id, false FROM filled_owners`;

/** `n` numbers the menus, across all owners. */
const OWNED = `
  CREATE TEMP TABLE filled_menus AS
  SELECT gen_random_uuid() AS id, owner.id AS account_id, row_number() OVER () AS n
  FROM filled_owners owner
  CROSS JOIN generate_series(1, CASE WHEN owner.subscription_plan = 'free' THEN 1 ELSE 3 END) menu
  LIMIT $1`;

const OF_ONE_OWNER = `
  CREATE TEMP TABLE filled_menus AS
  SELECT gen_random_uuid() AS id, '%OWNER%'::uuid AS account_id, n FROM generate_series(1, $1::int) n`;

/** Restaurants without a page, one for each menu. */
const RESTAURANTS = `
  INSERT INTO menus.restaurants (account_id, name, slug, short_code)
  SELECT account_id, 'Casa ' || n, NULL, NULL FROM filled_menus
  ON CONFLICT DO NOTHING`;

const MENUS = `
  INSERT INTO menus.menus (id, account_id, name, restaurant_id, description, address, phone, slug,
    is_published, created_at, updated_at)
  SELECT menu.id, menu.account_id, 'Carta ' || n, restaurant.id, 'Cocina criolla de todos los días',
    'Calle El Conde ' || n, '8095550100', 'casa-' || n || '-' || $1, n % 5 < 4, at, at
  FROM (SELECT *, now() - random() * interval '700 days' AS at FROM filled_menus) menu
    JOIN menus.restaurants restaurant ON restaurant.account_id = menu.account_id
      AND restaurant.name = 'Casa ' || n AND restaurant.slug IS NULL
  ORDER BY at`;

const SLUGS = `
  INSERT INTO menus.menu_slugs (slug, menu_id)
  SELECT slug, id FROM menus.menus JOIN filled_menus USING (id)`;

const ITEMS_OF_MENU = `CASE WHEN n % 100 = 1 THEN 150 WHEN n % 100 < 11 THEN 40 ELSE 6 END`;

const CATEGORIES = `
  INSERT INTO menus.menu_categories (menu_id, name, display_order)
  SELECT id, 'Sección ' || place, place
  FROM filled_menus CROSS JOIN generate_series(0, greatest(2, ${ITEMS_OF_MENU} / 10) - 1) place`;

const ITEMS = `
  INSERT INTO menus.menu_items (menu_id, category_id, name, description, price, image_url,
    dietary_tags, sizes, display_order)
  SELECT menu.id, category.id, 'Plato ' || place,
    'Hecho al momento con lo que trajo el mercado, número ' || place, 150 + place * 5,
    CASE WHEN place % 3 = 0 THEN '/objects/' || gen_random_uuid() END,
    CASE WHEN place % 7 = 0 THEN '{Vegetariano}'::text[] ELSE '{}' END,
    CASE WHEN place % 10 = 0 THEN '[{"name":"Grande","price":"90.00"}]'::jsonb ELSE '[]' END, place
  FROM filled_menus menu
  CROSS JOIN LATERAL generate_series(1, ${ITEMS_OF_MENU}) place
  JOIN menus.menu_categories category ON category.menu_id = menu.id
    AND category.display_order = place % greatest(2, ${ITEMS_OF_MENU} / 10)`;

/** Rows of images. No files are created. */
const IMAGES = `
  INSERT INTO media.objects (id, account_id, purpose, status, width, height, bytes, is_derived)
  SELECT substring(item.image_url FROM 10)::uuid, menu.account_id, 'item', 'ready', 1200, 900, 180000, true
  FROM menus.menu_items item JOIN filled_menus menu ON menu.id = item.menu_id
  WHERE item.image_url IS NOT NULL`;

/**
 * Creates menus, with new owners or for one existing account.
 * @param {import('pg').Client} database connection of the administrator
 * @param {{ menus: number, accountId?: string }} what
 */
export async function fillMenus(database, { menus, accountId }) {
  const name = Date.now().toString(36);
  await database.query(`SET synchronous_commit = off`);
  await turnTriggers(database, 'DISABLE');
  if (accountId) {
    await database.query(OF_ONE_OWNER.replace('%OWNER%', accountId).replace('$1::int', `${menus}`));
  } else {
    await fillOwners(database, Math.ceil(menus / MENUS_EACH), name);
    await database.query(OWNED.replace('$1', `${menus}`));
  }
  await database.query(`CREATE INDEX ON filled_menus (id); ANALYZE filled_menus`);
  await database.query(RESTAURANTS);
  await database.query(MENUS, [name]);
  await database.query(SLUGS);
  await database.query(CATEGORIES);
  await database.query(`ANALYZE menus.menu_categories`);
  await database.query(ITEMS);
  await database.query(IMAGES);
  await turnTriggers(database, 'ENABLE');
  await database.query(`DROP TABLE IF EXISTS filled_menus, filled_owners`);
}

/** @param {import('pg').Client} database @param {'ENABLE' | 'DISABLE'} turn */
async function turnTriggers(database, turn) {
  for (const table of WITH_HISTORY) {
    await database.query(`ALTER TABLE ${table} ${turn} TRIGGER USER`);
  }
}

/** @param {import('pg').Client} database @param {number} owners @param {string} name */
async function fillOwners(database, owners, name) {
  await database.query(OWNERS.replace('%OWNERS%', `${owners}`));
  await database.query(USERS, [name]);
  for (const each of [ACCOUNTS, MEMBERS]) await database.query(each);
  for (const each of [SUBSCRIPTIONS, ENTITLEMENTS, NO_MAILS]) await database.query(each);
}
