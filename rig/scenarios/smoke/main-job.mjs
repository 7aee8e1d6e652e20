import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { Owner } from '../../../tools/api/owner.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { rows } from '../../system/database.mjs';
import { visit } from '../../clients/visits.mjs';
import { logsOf } from '../../system/logs.mjs';
import { signalAll } from '../../system/running-processes.mjs';

/**
 * Runs the main workflow over HTTP, step by step.
 * @param {import('../../system/test-system.mjs').TestSystem} system system with two replicas of each process
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 * @param {object} [options]
 * @param {typeof ANA} [options.person] new user
 * @param {{ readonly texts: readonly string[] }} [options.traces] traces that the system exported
 */
export async function mainJob(system, check, { person = ANA, traces } = {}) {
  const owner = new Owner(system.url, system.inboxUrl);
  /** @type {any} */
  let menu;
  /** @type {any} */
  let category;
  let qrText = '';

  await check('an owner registers and confirms the mailed code', async () => {
    await owner.register(person);
    const user = await owner.call('GET', '/api/auth/user');
    assert.equal(user.isEmailVerified, true);
  });
  await check('a verified registration starts the trial', () =>
    until(
      async () => (await owner.call('GET', '/api/auth/user')).subscriptionPlan === 'profesional',
      10_000,
      'no trial',
    ),
  );
  await check('the owner creates a menu', async () => {
    menu = await owner.call('POST', '/api/menus', { name: 'Cena', restaurantName: 'Casa Ana' });
    assert.equal(menu.isPublished, false);
    assert.equal(menu.currency, 'DOP');
  });
  await check('adds a category and an item with a photo', async () => {
    const path = `/api/menus/${menu.id}`;
    category = await owner.call('POST', `${path}/categories`, { name: 'Sopas' });
    const image = sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#c96f3b' },
    });
    const bytes = new Uint8Array(await image.jpeg().toBuffer());
    const imageUrl = await owner.uploadItemImage(new Blob([bytes], { type: 'image/jpeg' }));
    const item = { name: 'Sancocho', price: '450.5', categoryId: category.id, imageUrl };
    assert.equal((await owner.call('POST', `${path}/items`, item)).price, '450.50');
    const imageAnswer = await fetch(new URL(`${imageUrl}?w=640`, system.url), {
      headers: { accept: 'image/webp,*/*' },
    });
    assert.equal(imageAnswer.status, 200);
  });
  await check('bad input is refused in Spanish and writes nothing', async () => {
    const refused = owner.call('POST', `/api/menus/${menu.id}/items`, {
      name: 'X',
      price: '12,50',
    });
    await assert.rejects(refused, (/** @type {any} */ refusal) => {
      assert.equal(refusal.status, 400);
      assert.match(refusal.problem.fields.price, /precio/);
      return true;
    });
    assert.equal((await owner.call('GET', `/api/menus/${menu.id}/items`)).length, 1);
  });
  await check('publishes, and the QR code leads to the menu', async () => {
    await owner.call('PUT', `/api/menus/${menu.id}`, { isPublished: true });
    const png = await fetch(new URL(`/api/menus/${menu.id}/qr?size=400&format=png`, system.url));
    const image = sharp(Buffer.from(await png.arrayBuffer())).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    qrText = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    assert.equal(qrText, `${system.url}/q/${menu.shortCode}`.toUpperCase());
  });
  await check('a diner reads the item and its price without JavaScript', async () => {
    const page = await (await fetch(qrText)).text();
    assert.match(page, /Casa Ana/);
    assert.match(page, /Sancocho/);
    assert.match(page, /RD\$450\.50/);
  });
  await check('the visit is counted once', async () => {
    for (let time = 0; time < 3; time += 1) {
      assert.equal(await visit(system, menu.id, { visitorId: 'visitante-0001' }), 202);
    }
    const count = () =>
      rows(system, `SELECT source FROM menus.menu_visits WHERE menu_id = $1`, [menu.id]);
    await until(async () => (await count()).length > 0, 10_000, 'no visit');
    assert.deepEqual(await count(), [{ source: 'qr' }]);
  });
  await check('two replicas of everything: 200 creations make 200 items', async () => {
    const items = Array.from({ length: 200 }, (_, number) => ({
      name: `Plato ${number}`,
      price: '100',
      categoryId: category.id,
    }));
    while (items.length > 0) {
      await Promise.all(items.splice(0, 50).map((item) => createItem(owner, menu.id, item)));
    }
    assert.equal((await owner.call('GET', `/api/menus/${menu.id}/items`)).length, 201);
  });
  await check('a killed service answers 503 within 5 s and comes back', async () => {
    signalAll(system, /^menus/, 'SIGKILL');
    const asked = Date.now();
    const status = await owner.call('GET', '/api/menus').then(
      () => 200,
      ({ status }) => status,
    );
    assert.ok(status === 503 || status === 200, `answered ${status}`);
    assert.ok(Date.now() - asked < 5_500, 'late');
    const answers = () =>
      owner.call('GET', '/api/menus').then(
        () => true,
        () => false,
      );
    await until(answers, 30_000, 'menus-service did not come back');
  });
  await check('nothing secret stands in the logs, nor in traces', async () => {
    const logs = logsOf(system).map(({ text }) => text);
    assert.ok(logs.join('').length > 10_000, 'the logs are empty');
    if (traces) {
      assert.ok(traces.texts.join('').length > 10_000, 'the traces are empty');
      logs.push(...traces.texts);
    }
    for (const secret of [person.email, person.password, ...owner.secrets]) {
      // Matches only whole words, because request IDs may contain six digits, too.
      const alone = new RegExp(`(?<![\\w-])${secret.replace(/[.+]/g, '\\$&')}(?![\\w-])`);
      assert.ok(!logs.some((log) => alone.test(log)), `a log or trace holds ${secret}`);
    }
  });
}

const ANA = {
  email: 'ana@ejemplo.do',
  password: 'una-clave-larga',
  firstName: 'Ana',
  lastName: 'Peña',
};

/**
 * Creates an item with a key, and retries while the busy machine asks for it.
 * @param {Owner} owner @param {string} menuId @param {object} item
 */
async function createItem(owner, menuId, item) {
  const key = { 'idempotency-key': randomUUID() };
  const isCreated = () =>
    owner.call('POST', `/api/menus/${menuId}/items`, item, key).then(
      () => true,
      (error) => {
        if (error.status === 503 || error.status === 409) return false;
        throw error;
      },
    );
  await until(isCreated, 60_000, 'an item is never created');
}
