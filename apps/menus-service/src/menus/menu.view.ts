import type { MenuView } from '@cartaviva/contracts';
import type { Menu } from './menu.entity';

export function toMenuView(menu: Menu): MenuView {
  return {
    ...menu,
    createdAt: menu.createdAt.toISOString(),
    updatedAt: menu.updatedAt.toISOString(),
  };
}
