import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { logsOf } from '../../system/logs.mjs';

/** A process exports spans at most five seconds after they end. */
const DELIVERY_TIMEOUT_MS = 20_000;

/**
 * Checks the traces of the main workflow, from a request down to SQL and jobs.
 * @param {import('../../system/test-system.mjs').TestSystem} system system that traces every request
 * @param {import('../../doubles/otlp-receiver.mjs').ReceivedSpan[]} spans spans received so far; more may be added
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function oneTrace(system, spans, check) {
  /** @param {string} route @param {string[]} wanted spans below that request, as `process name` */
  const find = async (route, wanted) => {
    /** @type {string | undefined} */
    let found;
    const isWhole = async () => {
      found = spans
        .filter(({ name, parentSpanId }) => name === route && !parentSpanId)
        .map(({ traceId }) => traceId)
        .find((traceId) => wanted.every((one) => namesIn(traceId).includes(one)));
      return found !== undefined;
    };
    await until(isWhole, DELIVERY_TIMEOUT_MS, `no trace of ${route}`).catch((error) => {
      const nearest = spans.find(({ name }) => name === route);
      throw new Error(`${error.message}: ${nearest && namesIn(nearest.traceId)}`);
    });
    return /** @type {string} */ (found);
  };
  /** @param {string} traceId */
  const namesIn = (traceId) =>
    spans
      .filter((span) => span.traceId === traceId)
      .map(({ process, name }) => `${process} ${name}`);

  await check('an item that is saved is one trace, from the request to SQL', async () => {
    const traceId = await find('POST /api/menus/:menuId/items', [
      'gateway menus.items.create',
      'menus-service menus.items.create',
      'menus-service INSERT',
      'menus-service COMMIT',
    ]);
    const own = spans.filter((span) => span.traceId === traceId);
    const ids = new Set(own.map(({ spanId }) => spanId));
    assert.equal(own.filter(({ parentSpanId }) => !parentSpanId).length, 1);
    for (const { parentSpanId, name } of own) {
      assert.ok(!parentSpanId || ids.has(parentSpanId), `${name} hangs in the air`);
    }
    assert.ok(logsOf(system).some(({ text }) => text.includes(`"traceId":"${traceId}"`)));
  });
  await check('so are a photo and its job, a mail and its job, a visit and its row', async () => {
    await find('PUT /api/item-images', ['media-worker images preview']);
    await find('POST /api/auth/register', [
      'media-worker identity.mail-requested',
      'media-worker emails verification-code',
    ]);
    await find('POST /api/menu-visits', [
      'menus-service menus.visit.record',
      'menus-service COMMIT',
    ]);
  });
}
