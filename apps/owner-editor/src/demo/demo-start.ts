import type { TemplateView } from '@cartaviva/contracts';
import { newMenuDefaults } from '@cartaviva/domain';
import { designOfTemplate } from '@cartaviva/menu-templates';
import type { MenuStart } from '@cartaviva/menu-start';
import { newDemoId } from './demo-id';
import { DemoItem } from './demo-item';
import type { DemoCategory, DemoMenu } from './demo-menu';
import { addMenu, duplicateMenu, menuOf } from './demo-menus';

/** Adds an unpublished menu with the same defaults as an owner's. The caller imports a chosen file afterwards. */
export function beginMenu(menus: DemoMenu[], start: MenuStart): DemoMenu {
  if (start.kind === 'copy') return duplicateMenu(menus, menuOf(menus, start.of.id));
  const defaults = newMenuDefaults({ firstName: '', preferredCurrency: '' });
  if (start.kind !== 'template') return addMenu(menus, defaults);
  const { id, name, description, themeColor } = start.template;
  const design = designOfTemplate(id);
  const categories = contentOf(start.template);
  return addMenu(menus, { ...defaults, name, description, themeColor, design, categories });
}

function contentOf({ categories }: TemplateView): DemoCategory[] {
  let place = 0;
  return categories.map(({ name, items }) => ({
    ...{ id: newDemoId(), name, openingHours: null, translations: {} },
    items: items.map((item) =>
      Object.assign(new DemoItem(), item, { id: newDemoId(), displayOrder: (place += 1) }),
    ),
  }));
}
