import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { openMenu, register, someItems } from '../../../clients/restaurant.mjs';
import { roundTripsOf } from '../../../system/round-trips.mjs';

export const title =
  'a price is saved → at most 10 SQL statements and 14 Redis commands, over all processes';

const [MAX_STATEMENTS, MAX_COMMANDS] = [10, 14];
const SAVES = 40;
/**
 * Long enough for the events of a save to be relayed before the next save, so that saves share no round trips, in
 * milliseconds.
 */
const PAUSE_MS = 150;

/** @param {import('../../../runs/load.mjs').Stage} stage */
export async function run(stage) {
  const { owner } = await register(stage.system);
  const { itemIds } = await openMenu(owner, { items: someItems(10) });
  const ids = [...itemIds.values()];
  let price = 100;
  const save = async (/** @type {number} */ times) => {
    for (let at = 0; at < times; at += 1) {
      price += 1;
      await owner.call('PUT', `/api/items/${ids[at % ids.length]}`, { price: `${price}` });
      await pause(PAUSE_MS);
    }
  };
  await save(ids.length);
  const busy = await roundTripsOf(stage, () => save(SAVES));
  const idle = await roundTripsOf(stage, () => pause(busy.ms));
  const statements = each(busy.statements, idle.statements);
  const commands = each(busy.commands, idle.commands);
  const isWithin = statements.total <= MAX_STATEMENTS && commands.total <= MAX_COMMANDS;
  stage.did(
    `${statements.total.toFixed(1)} SQL statements, ${commands.total.toFixed(1)} Redis commands`,
  );
  assert.ok(isWithin, [...statements.lines, ...commands.lines].join('\n'));
}

/**
 * Round trips of one save, without background traffic.
 * @param {import('../../../system/round-trips.mjs').Counts} busy
 * @param {import('../../../system/round-trips.mjs').Counts} idle
 */
function each(busy, idle) {
  const names = [...new Set([...busy.keys(), ...idle.keys()])];
  const counts = names.map((name) => ({
    name,
    count: ((busy.get(name) ?? 0) - (idle.get(name) ?? 0)) / SAVES,
  }));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    lines: counts.map(({ name, count }) => `${count.toFixed(2)} ${name.slice(0, 200)}`),
  };
}
