import { sentenceOf } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import type { DemoMenu } from './demo-menu';
import { duplicateMenu, menuOf } from './demo-menus';
import { changeDemo } from './demo-storage';
import { MESSAGES } from './messages';
import { useDemoMenus } from './use-demo-menus';

export function useDemoMenuActions({ id, name }: DemoMenu) {
  const { mutate: reread } = useDemoMenus();
  const toast = useToast();

  async function attempt<Result>(
    edit: (menus: DemoMenu[]) => Result,
    failure: string,
    done: (result: Result) => void,
  ): Promise<void> {
    try {
      const result = changeDemo(edit);
      await reread();
      done(result);
    } catch (error) {
      const description = sentenceOf(error, failure);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  }

  const duplicate = () =>
    attempt(
      (menus) => duplicateMenu(menus, menuOf(menus, id)),
      MESSAGES.notDuplicated,
      (copy) => {
        const description = MESSAGES.duplicated(copy.name);
        toast({ title: MESSAGES.success, description, tone: 'success' });
      },
    );

  const remove = () =>
    attempt(
      (menus) => {
        const menu = menuOf(menus, id);
        const place = menus.indexOf(menu);
        menus.splice(place, 1);
        return { menu, place };
      },
      MESSAGES.notDeleted,
      ({ menu, place }) =>
        toast({
          title: MESSAGES.deleted(name),
          action: { label: MESSAGES.undo, onClick: () => void restore(menu, place) },
        }),
    );

  const restore = (menu: DemoMenu, place: number) =>
    attempt(
      (menus) => void menus.splice(place, 0, menu),
      MESSAGES.notRestored,
      () => toast({ title: MESSAGES.restored(name), tone: 'success' }),
    );

  return { duplicate, remove };
}
