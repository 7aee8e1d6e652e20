import type { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';

/** Marks sold-out items as available once their return time has passed. */
export function backByNow(menus: DemoMenu[], now: Date): DemoMenu[] {
  for (const item of menus.flatMap(itemsIn)) {
    if (item.isAvailable || !item.availableAgainAt) continue;
    if (new Date(item.availableAgainAt) > now) continue;
    Object.assign(item, {
      isAvailable: true,
      availableAgainAt: null,
      version: item.version + 1,
    });
  }
  return menus;
}
