import type { MenuView } from '@cartaviva/contracts';
import { ErrorState, Skeleton, useDocumentTitle } from '@cartaviva/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useDraft } from '../editor/items/import/draft/use-draft';
import { useUndoableImport } from '../editor/items/import/undo/use-undoable-import';
import { PUBLISHED_MESSAGES } from '../editor/published/messages';
import { PublishedPanel } from '../editor/published/published-panel';
import { MenuStoreProvider } from '../store/menu-store-context';
import { serverMenuStore } from '../store/server-menu-store';
import { useItems } from '../store/use-items';
import { ItemsStep } from './items-step';
import { GuideFrame, StepHeading } from './guide-frame';
import { guideStep } from './guide-step';
import { GUIDE_MESSAGES as MESSAGES } from './messages';
import { NameStep } from './name-step';
import { PublishStep } from './publish-step';
import { useFirstMenu } from './use-first-menu';

/** Guide from no menu to a published one. Owners with several menus are redirected to the dashboard. */
export function FirstMenuScreen() {
  const first = useFirstMenu();
  useDocumentTitle(MESSAGES.title);
  if (!first.menus) return <Waiting error={first.error} onRetry={first.reread} />;
  const [menu, another] = first.menus;
  if (another) return <Navigate to="/dashboard" replace />;
  if (!menu) {
    return (
      <GuideFrame step="name">
        <NameStep menu={undefined} onName={first.name} />
      </GuideFrame>
    );
  }
  return (
    <MenuStoreProvider value={serverMenuStore}>
      <OneMenu key={menu.id} menu={menu} first={first} />
    </MenuStoreProvider>
  );
}

interface OneMenuProps {
  readonly menu: MenuView;
  readonly first: ReturnType<typeof useFirstMenu>;
}

function OneMenu({ menu, first }: OneMenuProps) {
  const { data: items, error, mutate } = useItems(menu.id);
  const hand = useDraft(menu.id);
  const { offer, showToast } = useUndoableImport(menu.id);
  const [isNaming, setIsNaming] = useState(false);
  if (!items) return <Waiting error={error} onRetry={() => void mutate()} />;
  if (isNaming) {
    return (
      <GuideFrame step="name">
        <NameStep
          menu={menu}
          onName={async (naming) => {
            await first.name(naming);
            setIsNaming(false);
          }}
        />
      </GuideFrame>
    );
  }
  const step = guideStep({ menu, items: items.length, isReviewing: hand.draft !== undefined });
  return (
    <GuideFrame step={step}>
      {(step === 'items' || step === 'review') && (
        <ItemsStep
          menu={menu}
          hand={hand}
          onRename={() => setIsNaming(true)}
          onTemplate={async (template) => {
            await first.fill(menu, template);
            await mutate();
          }}
          onLanded={(report) => {
            void mutate();
            void offer(report).then((made) => made && showToast(made));
          }}
        />
      )}
      {step === 'publish' && (
        <PublishStep menu={menu} items={items} onPublish={() => first.publish(menu)} />
      )}
      {step === 'published' && (
        <>
          <StepHeading title={PUBLISHED_MESSAGES.title} text={PUBLISHED_MESSAGES.text} />
          <PublishedPanel menu={menu} />
        </>
      )}
    </GuideFrame>
  );
}

interface WaitingProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Waiting({ error, onRetry }: WaitingProps) {
  return (
    <GuideFrame step={undefined}>
      <h1 className="sr-only">{MESSAGES.title}</h1>
      {error ? (
        <ErrorState
          title={MESSAGES.unread.title}
          description={MESSAGES.unread.text}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy className="grid gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </GuideFrame>
  );
}
