import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useSWRConfig } from 'swr';
import { inTurn } from '../../store/in-turn';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { useMenu } from '../../store/use-menu';
import { useSaveMenu } from '../../store/use-save-menu';
import { useConflict } from '../conflict/conflict-guard';
import { saveMerging, type Merged } from '../conflict/save-merging';
import { menuDifferences } from './menu-differences';

/** What changes; or how it follows from the menu as it is saved by then. */
type Change = UpdateMenuRequest | ((saved: EditedMenu) => UpdateMenuRequest);

/**
 * Saves changes of the menu, one after the other. What was changed elsewhere meanwhile stays; where both
 * changed the same, the owner is asked.
 */
export function useSaveOrAsk(menuId: string) {
  const { root } = useMenuStore();
  const { cache } = useSWRConfig();
  const { mutate: reread } = useMenu(menuId);
  const saveMenu = useSaveMenu(menuId);
  const whichStays = useConflict();
  const key = `${root}/menus/${menuId}`;
  const known = () => cache.get(key)?.data as EditedMenu;

  /** `over` is what stood where the changes were made; without it, what this window knows now. */
  return (change: Change, over: Partial<EditedMenu> = known()): Promise<Merged<EditedMenu>> =>
    inTurn(key, () =>
      saveMerging<EditedMenu>({
        mine: change as Partial<EditedMenu> | ((saved: EditedMenu) => Partial<EditedMenu>),
        over,
        known: known(),
        reread: () => reread(),
        write: saveMenu,
        ask: (clashes) => whichStays(menuDifferences(clashes)),
      }),
    );
}
