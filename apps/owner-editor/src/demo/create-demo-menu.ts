import type { newMenuDefaults } from '@cartaviva/domain';
import type { DemoMenu } from './demo-menu';
import { change } from './demo-menu-store';

/** Adds a menu to the visitor's own. */
export function createDemoMenu(menu: ReturnType<typeof newMenuDefaults>): DemoMenu {
  return change((menus) => {
    const id = `demo-${menus.length + 1}`;
    const created = { ...menu, id, logoUrl: null, categories: [], items: [] };
    menus.push(created);
    return created;
  });
}
