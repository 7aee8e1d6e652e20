import { useSession } from '@cartaviva/session';
import { Button, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { MenuList } from './menu-list';
import { MESSAGES } from './messages';
import { StatsRow } from './stats-row';
import { useCreateMenu } from './use-create-menu';
import { useMenus } from './use-menus';

/** The owner's dashboard (specification §2): how many of what, and the menus themselves. */
export function DashboardScreen() {
  const { user } = useSession();
  const { create, creating } = useCreateMenu();
  const { data: menus } = useMenus();
  const hasNone = menus?.length === 0;
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.greeting(user?.firstName ?? '') + (hasNone ? '' : MESSAGES.state)}
        actions={
          !hasNone && (
            <Button busy={creating} onClick={() => void create()}>
              <Plus aria-hidden />
              {MESSAGES.create}
            </Button>
          )
        }
      />
      <StatsRow />
      <MenuList creating={creating} onCreate={() => void create()} />
    </>
  );
}
