import { randomUUID } from 'node:crypto';
import { smallImage } from './photos.mjs';
import { ownBody } from './own-body.mjs';
import { openMenu, registerAdmin } from './restaurant.mjs';

/** @typedef {import('../../tools/api/owner.mjs').Owner} Owner */

/** @typedef {import('../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */

/** User who may call everything and has a menu with at least one of everything. */
export class Caller {
  /** @type {Owner | undefined} */
  #owner;
  /** @type {Record<string, string>} */
  #own = {};

  /** @param {import('../system/test-system.mjs').TestSystem} system */
  constructor(system) {
    this.system = system;
  }

  /**
   * Returns the headers of a live session. Opens a new account when the previous session ended or the account was
   * closed.
   */
  signedIn = async () => {
    const user = await this.#owner?.call('GET', '/api/auth/user').catch(() => undefined);
    const isWell = user && (await this.#owner?.call('GET', '/api/account'))?.erasesAt === null;
    if (!isWell) await this.#open();
    return { cookie: /** @type {Owner} */ (this.#owner).cookie };
  };

  /**
   * Value of a path parameter: an ID of the caller's own data, except for calls that would delete the data or change
   * an account. Those get a random ID.
   */
  valueOf = (/** @type {Operation} */ { method, path }, /** @type {string} */ name) => {
    const takesAway = method === 'DELETE' || /\/(restore|duplicate)$/.test(path);
    const own = takesAway ? undefined : this.#own[name];
    return own ?? NOBODYS[name] ?? randomUUID();
  };

  get own() {
    return this.#own;
  }

  /** Completes a body that follows its schema with references to the caller's own data. */
  ownBody = (/** @type {any} */ body) => ownBody(body, this.#own);

  async #open() {
    const { owner } = await registerAdmin(this.system);
    this.#own = { ...(await menuOf(owner)), ...(await othersOf(owner, this.system)) };
    this.#owner = owner;
  }
}

const DAY_MS = 24 * 3_600_000;
const SOUP = { category: 'Sopas', name: 'Sancocho', price: '450' };

/** @type {Readonly<Record<string, string>>} */
const NOBODYS = {
  sessionId: 'f'.repeat(64),
  orderId: 'FUZZ-1',
  slug: 'de-nadie',
  language: 'en',
};

/** Creates a published menu in two languages, with a category and an item. @param {Owner} owner */
async function menuOf(owner) {
  const { menuId, categoryId, itemIds } = await openMenu(owner, { items: [SOUP] });
  const { slug, shortCode } = await owner.call('GET', `/api/menus/${menuId}`);
  const restaurant = await owner.call('POST', '/api/restaurants', {
    name: 'Casa Fe',
    menus: [{ menuId }],
  });
  return {
    ...{ menuId, categoryId, itemId: itemIds.get(SOUP.name) ?? '', slug },
    ...{ restaurantId: restaurant.id, menuSlug: slug, shortCode, versionNumber: '1' },
    ...(await changesOf(owner, menuId)),
  };
}

/** @param {Owner} owner @param {string} menuId */
async function changesOf(owner, menuId) {
  const prices = { kind: 'percent', percent: 8, menuIds: [menuId] };
  const applied = await owner.call('POST', '/api/price-changes', prices);
  const scheduled = await owner.call('POST', '/api/scheduled-changes', {
    ...{ at: new Date(Date.now() + DAY_MS).toISOString(), kind: 'unpublish', menuIds: [menuId] },
  });
  return { priceChangeId: applied.id, scheduledChangeId: scheduled.id };
}

/** @param {Owner} owner @param {import('../system/test-system.mjs').TestSystem} system */
async function othersOf(owner, { inboxUrl }) {
  // The inbox answers every request, with any status.
  const url = new URL('/fuzz', inboxUrl).href;
  const webhook = await owner.call('POST', '/api/webhooks', { url, events: ['menu.updated'] });
  const invitation = await owner.call('POST', '/api/invitations', {
    ...{ email: `luis-${randomUUID()}@ejemplo.do`, role: 'editor' },
  });
  const apiKey = await owner.call('POST', '/api/api-keys', { name: 'Caja' });
  const imageUrl = await owner.uploadItemImage(await smallImage());
  return {
    ...{ url, webhookId: webhook.id, invitationId: invitation.id, apiKeyId: apiKey.id },
    ...{ imageUrl, objectId: imageUrl.replace('/objects/', '') },
  };
}
