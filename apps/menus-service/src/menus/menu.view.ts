import type { MenuView } from '@cartaviva/contracts';
import { without } from '../without';
import type { Menu } from './menu.entity';

export function toMenuView(menu: Menu): MenuView {
  return {
    ...without(menu, 'translations', 'deletedAt'),
    createdAt: menu.createdAt.toISOString(),
    updatedAt: menu.updatedAt.toISOString(),
  };
}
