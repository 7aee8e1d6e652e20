import { sentenceOf } from '@cartaviva/api-client';
import { newMenuDefaults } from '@cartaviva/domain';
import { Button, Container, PageHeader, StatCard, useDocumentTitle, useToast } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShownMenu } from '../editor/preview/open-menu';
import { AfterDemo, DemoNotice } from './about-demo';
import { DemoHeader } from './demo-header';
import type { DemoMenu } from './demo-menu';
import { DemoMenuList } from './demo-menu-list';
import { addMenu, editedMenu, itemsIn } from './demo-menus';
import { changeDemo } from './demo-storage';
import { MESSAGES } from './messages';
import { useDemoMenus } from './use-demo-menus';
import { useOtherTabs } from './use-other-tabs';

/** The dashboard of a visitor without an account: the same work on menus of their own browser. */
export function DemoDashboardScreen() {
  const { data: menus = [], mutate } = useDemoMenus();
  const [shown, setShown] = useState<DemoMenu>();
  const toast = useToast();
  const navigate = useNavigate();
  useOtherTabs();
  useDocumentTitle(MESSAGES.title);

  async function create(): Promise<void> {
    try {
      const defaults = newMenuDefaults({ firstName: '', preferredCurrency: '' });
      const { id } = changeDemo((known) => addMenu(known, defaults));
      await mutate();
      toast({
        title: MESSAGES.success,
        description: MESSAGES.created,
        tone: 'success',
        action: { label: MESSAGES.editNow, onClick: () => void navigate(`/demo/editor/${id}`) },
      });
    } catch (error) {
      const description = sentenceOf(error, MESSAGES.notCreated);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  }

  return (
    <>
      <DemoHeader />
      <Container className="pt-6 pb-16 sm:pt-10">
        <main>
          <PageHeader
            title={MESSAGES.title}
            actions={
              <Button onClick={() => void create()}>
                <Plus aria-hidden />
                {MESSAGES.create}
              </Button>
            }
          />
          <DemoNotice />
          <Stats menus={menus} />
          <DemoMenuList menus={menus} onView={setShown} />
          <AfterDemo />
        </main>
      </Container>
      {shown && <ShownMenu menu={editedMenu(shown)} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Stats({ menus }: { menus: readonly DemoMenu[] }) {
  const items = menus.flatMap(itemsIn);
  const published = menus.filter(({ isPublished }) => isPublished);
  return (
    <section aria-label={MESSAGES.stats.heading} className="grid grid-cols-3 gap-2 sm:gap-4">
      <StatCard label={MESSAGES.stats.menus} value={menus.length} />
      <StatCard label={MESSAGES.stats.items} value={items.length} />
      <StatCard label={MESSAGES.stats.published} value={published.length} />
    </section>
  );
}
