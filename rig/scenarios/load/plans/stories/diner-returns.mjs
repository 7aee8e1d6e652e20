import { openRestaurant } from '../../../../clients/restaurant.mjs';
import { newVisitor, visit } from '../../../../clients/visits.mjs';
import { whenQuiet } from './quiet.mjs';

/** A diner opens a menu at the table twice. @param {import('./stories.mjs').Stage} stage */
export async function play({ system }) {
  const { menuId } = await openRestaurant(system);
  const visitorId = newVisitor();
  for (let time = 0; time < 2; time += 1) {
    await visit(system, menuId, { visitorId, language: 'es' });
    await whenQuiet(system);
  }
}
