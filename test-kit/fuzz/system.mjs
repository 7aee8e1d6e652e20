import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Owner } from '../../tools/api/owner.mjs';

/** @typedef {import('../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */

/** Somebody who may call everything, with a menu that has something of everything. */
export class Caller {
  /** @type {Owner | undefined} */
  #owner;
  /** @type {Record<string, string>} */
  #own = {};

  /** @param {import('../test-system.mjs').TestSystem} system */
  constructor(system) {
    this.system = system;
  }

  /** Headers of a live session; of a new account when the one before was ended or closed. */
  signedIn = async () => {
    const user = await this.#owner?.call('GET', '/api/auth/user').catch(() => undefined);
    const isWell = user && (await this.#owner?.call('GET', '/api/account'))?.erasesAt === null;
    if (!isWell) await this.#open();
    return { cookie: /** @type {Owner} */ (this.#owner).cookie };
  };

  /**
   * Of a path's parameter: what is the caller's own for calls that change it, and nobody's for those that
   * would take it away or change an account.
   */
  valueOf = (/** @type {Operation} */ { method, path }, /** @type {string} */ name) => {
    const takesAway = method === 'DELETE' || /\/(restore|duplicate)$/.test(path);
    const own = takesAway ? undefined : this.#own[name];
    return own ?? NOBODYS[name] ?? randomUUID();
  };

  async #open() {
    const { system } = this;
    const person = {
      email: `ana-${randomUUID()}@ejemplo.do`,
      password: 'una-clave-larga',
      firstName: 'Ana',
      lastName: 'Peña',
    };
    const owner = new Owner(system.url, system.inboxUrl);
    await owner.register(person);
    const { id } = await owner.call('GET', '/api/auth/user');
    await makeAdmin(system, id);
    await owner.signIn(person.email, person.password);
    await owner.call('PUT', `/api/admin/users/${id}/plan`, {
      plan: 'empresarial',
      expiresAt: null,
    });
    this.#own = await menuOf(owner);
    this.#owner = owner;
  }
}

/** @type {Readonly<Record<string, string>>} */
const NOBODYS = {
  sessionId: 'f'.repeat(64),
  orderId: 'FUZZ-1',
  slug: 'de-nadie',
  language: 'en',
};

/** @param {import('../test-system.mjs').TestSystem} system @param {string} userId */
async function makeAdmin(system, userId) {
  const database = new pg.Client({ connectionString: system.running().postgresUrl });
  await database.connect();
  await database.query(`UPDATE identity.users SET role = 'admin' WHERE id = $1`, [userId]);
  await database.end();
}

/** A published menu in two languages, with a category and an item. @param {Owner} owner */
async function menuOf(owner) {
  const menu = await owner.call('POST', '/api/menus', { name: 'Cena', restaurantName: 'Casa Ana' });
  const path = `/api/menus/${menu.id}`;
  const category = await owner.call('POST', `${path}/categories`, { name: 'Sopas' });
  const item = await owner.call('POST', `${path}/items`, {
    name: 'Sancocho',
    price: '450',
    categoryId: category.id,
  });
  const { slug } = await owner.call('PUT', path, { isPublished: true });
  const restaurant = await owner.call('POST', '/api/restaurants', {
    name: 'Casa Ana',
    menus: [{ menuId: menu.id }],
  });
  return {
    ...{ menuId: menu.id, categoryId: category.id, itemId: item.id, slug },
    ...{ restaurantId: restaurant.id, menuSlug: slug },
  };
}
