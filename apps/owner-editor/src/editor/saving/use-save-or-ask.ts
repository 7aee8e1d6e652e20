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

/** Changes, or a function that derives them from the saved menu. */
type Change = UpdateMenuRequest | ((saved: EditedMenu) => UpdateMenuRequest);

/**
 * Saves changes of the menu in sequence. Changes made elsewhere in the meantime are kept. When both sides changed the
 * same field, the owner is asked.
 */
export function useSaveOrAsk(menuId: string) {
  const { root } = useMenuStore();
  const { cache } = useSWRConfig();
  const { mutate: reread } = useMenu(menuId);
  const saveMenu = useSaveMenu(menuId);
  const whichStays = useConflict();
  const key = `${root}/menus/${menuId}`;
  const known = () => cache.get(key)?.data as EditedMenu;

  /** `over` contains the values that the changes replace. It defaults to the menu known to this window. */
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
