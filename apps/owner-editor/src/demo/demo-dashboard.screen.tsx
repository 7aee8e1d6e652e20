import { Button, Container, PageHeader, StatCard, useDocumentTitle } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ShownMenu } from '../editor/preview/open-menu';
import { AfterDemo, DemoBanner } from './about-demo';
import { DemoHeader } from './demo-header';
import type { DemoMenu } from './demo-menu';
import { DemoMenuList } from './demo-menu-list';
import { editedMenu, itemsIn } from './demo-menus';
import { DemoStartDialog } from './demo-start-dialog';
import { MESSAGES } from './messages';
import { useCreateDemoMenu } from './use-create-demo-menu';
import { useDemoMenus } from './use-demo-menus';
import { useOtherTabs } from './use-other-tabs';

/** Dashboard for visitors without an account. Their menus live in their own browser. */
export function DemoDashboardScreen() {
  const { data: menus = [] } = useDemoMenus();
  const create = useCreateDemoMenu();
  const [starting, setStarting] = useState(false);
  const [shown, setShown] = useState<DemoMenu>();
  useOtherTabs();
  useDocumentTitle(MESSAGES.title);

  return (
    <>
      <DemoHeader />
      <Container className="pt-6 pb-16 sm:pt-10">
        <main>
          <PageHeader
            title={MESSAGES.title}
            actions={
              <Button onClick={() => setStarting(true)}>
                <Plus aria-hidden />
                {MESSAGES.create}
              </Button>
            }
          />
          <DemoBanner />
          <Stats menus={menus} />
          <DemoMenuList menus={menus} onView={setShown} />
          <AfterDemo />
        </main>
      </Container>
      <DemoStartDialog
        menus={menus}
        open={starting}
        onOpenChange={setStarting}
        onStart={(start) => void create(start)}
      />
      {shown && <ShownMenu menu={editedMenu(shown)} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Stats({ menus }: { menus: readonly DemoMenu[] }) {
  const items = menus.flatMap(itemsIn);
  const published = menus.filter(({ isPublished }) => isPublished);
  return (
    <section
      aria-label={MESSAGES.stats.heading}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2 sm:gap-4"
    >
      <StatCard label={MESSAGES.stats.menus} value={menus.length} />
      <StatCard label={MESSAGES.stats.items} value={items.length} />
      <StatCard label={MESSAGES.stats.published} value={published.length} />
    </section>
  );
}
