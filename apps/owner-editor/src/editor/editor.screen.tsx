import { isUnreachable } from '@cartaviva/api-client';
import { Button, Container, ErrorState, Skeleton, useDocumentTitle } from '@cartaviva/ui';
import { Link, useParams } from 'react-router-dom';
import { useMenu } from '../store/use-menu';
import { ConflictGuard } from './conflict/conflict-guard';
import type { EditorExit } from './editor-exit';
import { MenuEditor } from './menu-editor';
import { MESSAGES } from './messages';
import { PreviewedItemProvider } from './preview/previewed-item';
import { forgetUnsaved } from './saving/unsaved-menu';
import { UnsavedGuard } from './unsaved-changes';

/** Menu editor (specification §2), which works with any store that is provided above it. */
export function EditorScreen({ exit }: { exit: EditorExit }) {
  const { id = '' } = useParams();
  const { data: menu, error, mutate } = useMenu(id);
  useDocumentTitle(menu ? undefined : MESSAGES.untitled);

  if (menu) {
    return (
      <UnsavedGuard key={menu.id} onGivenUp={() => forgetUnsaved(menu.id)}>
        <ConflictGuard>
          <PreviewedItemProvider>
            <MenuEditor menu={menu} exit={exit} />
          </PreviewedItemProvider>
        </ConflictGuard>
      </UnsavedGuard>
    );
  }
  return error ? (
    <NoMenu error={error} home={exit.home} onRetry={() => void mutate()} />
  ) : (
    <EditorSkeleton />
  );
}

interface NoMenuProps {
  readonly error: unknown;
  readonly home: string;
  readonly onRetry: () => void;
}

function NoMenu({ error, home, onRetry }: NoMenuProps) {
  const unavailable = isUnreachable(error);
  const said = unavailable ? MESSAGES.unread : MESSAGES.missing;
  return (
    <main className="grid justify-items-center py-12">
      <h1 className="sr-only">{MESSAGES.untitled}</h1>
      <ErrorState title={said.title} description={said.text} {...(unavailable && { onRetry })} />
      <Button asChild variant="secondary">
        <Link to={home}>{MESSAGES.back}</Link>
      </Button>
    </main>
  );
}

function EditorSkeleton() {
  return (
    <main aria-busy>
      <h1 className="sr-only">{MESSAGES.untitled}</h1>
      <div className="border-b border-line bg-surface">
        <Container className="flex h-16 max-w-320 items-center justify-between">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-11 w-24" />
        </Container>
      </div>
      <Container className="grid max-w-320 gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-11 w-60" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
        <Skeleton className="h-160 rounded-[28px] max-lg:hidden" />
      </Container>
    </main>
  );
}
