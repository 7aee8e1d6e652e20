import { ApiError } from '@cartaviva/api-client';
import type { UpdateMenuRequest } from '@cartaviva/contracts';
import type { EditedMenu } from '../../store/menu-store';
import { useMenu } from '../../store/use-menu';
import { useSaveMenu } from '../../store/use-save-menu';
import { useConflict, type Choice } from '../conflict/conflict-guard';

/** The menu as it is now, and whose version of it that is. */
interface Saved {
  readonly menu: EditedMenu;
  readonly whose: Choice;
}

/** Saves changes of the menu; one that was saved elsewhere meanwhile is the owner's to decide about. */
export function useSaveOrAsk(menuId: string) {
  const { mutate: reread } = useMenu(menuId);
  const saveMenu = useSaveMenu(menuId);
  const ask = useConflict();

  return async (changes: UpdateMenuRequest): Promise<Saved> => {
    try {
      return { menu: await saveMenu(changes), whose: 'mine' };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      if ((await ask()) === 'mine') {
        return { menu: await saveMenu(changes, { over: true }), whose: 'mine' };
      }
      return { menu: (await reread())!, whose: 'theirs' };
    }
  };
}
