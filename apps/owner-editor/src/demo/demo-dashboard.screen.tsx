import { newMenuDefaults } from '@cartaviva/domain';
import { Button, Container, PageHeader, StatCard, useDocumentTitle, useToast } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ShownMenu } from '../editor/preview/open-menu';
import { DemoHeader } from './demo-header';
import type { DemoMenu } from './demo-menu';
import { DemoMenuList } from './demo-menu-list';
import { createDemoMenu } from './create-demo-menu';
import { MESSAGES } from './messages';
import { useDemoMenus } from './use-demo-menus';

/** The dashboard of a visitor without an account: the same work on menus of their own browser. */
export function DemoDashboardScreen() {
  const { data: menus = [], mutate } = useDemoMenus();
  const [shown, setShown] = useState<DemoMenu>();
  const toast = useToast();
  useDocumentTitle(MESSAGES.title);

  async function create(): Promise<void> {
    try {
      createDemoMenu(newMenuDefaults({ firstName: '', preferredCurrency: '' }));
      await mutate();
      toast({ title: MESSAGES.success, description: MESSAGES.created, tone: 'success' });
    } catch {
      toast({ title: MESSAGES.error, description: MESSAGES.notCreated, tone: 'destructive' });
    }
  }

  return (
    <>
      <DemoHeader />
      <Container className="pt-6 pb-16 sm:pt-10">
        <main>
          <PageHeader
            title={MESSAGES.title}
            description={MESSAGES.text}
            actions={
              <Button onClick={() => void create()}>
                <Plus aria-hidden />
                {MESSAGES.create}
              </Button>
            }
          />
          <Stats menus={menus} />
          <DemoMenuList menus={menus} onView={setShown} />
        </main>
      </Container>
      {shown && <ShownMenu menu={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Stats({ menus }: { menus: readonly DemoMenu[] }) {
  const items = menus.flatMap((menu) => [
    ...menu.items,
    ...menu.categories.flatMap((category) => category.items),
  ]);
  const published = menus.filter(({ isPublished }) => isPublished);
  return (
    <section aria-label={MESSAGES.stats.heading} className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard label={MESSAGES.stats.menus} value={menus.length} />
      <StatCard label={MESSAGES.stats.items} value={items.length} />
      <StatCard label={MESSAGES.stats.published} value={published.length} />
    </section>
  );
}
