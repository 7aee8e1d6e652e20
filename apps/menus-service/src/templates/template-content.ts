import { DomainError } from '@cartaviva/contracts';
import { TEMPLATES, type MenuTemplate } from '@cartaviva/menu-templates';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';

/** @throws DomainError TEMPLATE_NOT_FOUND */
export function getTemplate(id: string): MenuTemplate {
  const template = TEMPLATES.find((each) => each.id === id);
  if (!template) throw new DomainError('TEMPLATE_NOT_FOUND');
  return template;
}

export const imagesOf = ({ categories }: MenuTemplate): string[] => [
  ...new Set(categories.flatMap(({ items }) => items.flatMap(({ imageUrl }) => imageUrl ?? []))),
];

export async function writeTemplate(
  manager: EntityManager,
  menuId: string,
  { categories }: MenuTemplate,
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  const headed = categories.map(({ name, items }, index) => ({
    heading: { id: randomUUID(), menuId, name, displayOrder: index + 1 },
    items,
  }));
  const placed = headed.flatMap(({ heading, items }) =>
    items.map((item) => ({ ...item, categoryId: heading.id })),
  );
  const rows = placed.map((item, index) => ({
    ...{ ...item, menuId, displayOrder: index + 1 },
    imagePlaceholder: placeholders.get(item.imageUrl ?? '') ?? null,
  }));
  await manager.insert(
    Category,
    headed.map(({ heading }) => heading),
  );
  await manager.insert(Item, rows);
}

/**
 * Writes a template to a menu that its owner saw empty.
 * @throws DomainError CHANGED_MEANWHILE if the menu is not empty
 */
export async function fillWithTemplate(
  manager: EntityManager,
  menuId: string,
  template: MenuTemplate,
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  const hasItems = await manager.existsBy(Item, { menuId });
  if (hasItems || (await manager.existsBy(Category, { menuId })))
    throw new DomainError('CHANGED_MEANWHILE');
  await writeTemplate(manager, menuId, template, placeholders);
}
