import type { MenuVersion } from '@cartaviva/contracts';
import { Badge, Button, Card, ErrorState, Skeleton } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useVersions } from '../../store/use-history';
import { MESSAGES } from './messages';
import { VersionDialog } from './version-dialog';
import { usePlace } from '../../store/place-context';

export function HistoryTab({ menu }: { menu: EditedMenu }) {
  const { versions, hasMore, isReadingMore, readMore, error, readAgain } = useVersions(menu.id);
  const [opened, setOpened] = useState<MenuVersion>();
  const newest = versions?.[0];
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="text-lg font-semibold">{MESSAGES.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{MESSAGES.intro}</p>
      </div>
      {list()}
      {opened && (
        <VersionDialog
          menuId={menu.id}
          version={opened}
          isNewest={opened.number === newest?.number}
          onRestored={readAgain}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );

  function list() {
    if (!versions && error) {
      const { title, text } = MESSAGES.unread;
      return <ErrorState title={title} description={text} onRetry={readAgain} />;
    }
    if (!versions) return <VersionsSkeleton />;
    if (!newest) {
      return (
        <p className="text-sm text-ink-soft">
          <strong className="block font-semibold text-ink">{MESSAGES.empty.title}</strong>
          {MESSAGES.empty.text}
        </p>
      );
    }
    return (
      <>
        <ol className="divide-y divide-line">
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              version={version}
              isNewest={version === newest}
              onOpen={() => setOpened(version)}
            />
          ))}
        </ol>
        {hasMore && (
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            busy={isReadingMore}
            onClick={readMore}
          >
            {MESSAGES.readMore}
          </Button>
        )}
      </>
    );
  }
}

interface VersionRowProps {
  readonly version: MenuVersion;
  readonly isNewest: boolean;
  readonly onOpen: () => void;
}

function VersionRow({ version, isNewest, onOpen }: VersionRowProps) {
  const { timeZone } = usePlace();
  const { number, at, author, summary, changeCount } = version;
  const kind = MESSAGES.kind(version);
  const left = changeCount - summary.length;
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
          <time dateTime={at} className="font-semibold text-ink">
            {MESSAGES.when(at, timeZone)}
          </time>
          <span className="wrap-anywhere">
            {MESSAGES.author(author)} · {MESSAGES.number(number)}
          </span>
          {isNewest && <Badge tone="live">{MESSAGES.now}</Badge>}
          {kind && <Badge tone="neutral">{kind}</Badge>}
        </p>
        <ul className="mt-1 grid gap-0.5 text-sm tabular-nums wrap-anywhere">
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {left > 0 && <li className="text-ink-soft">{MESSAGES.more(left)}</li>}
          {changeCount === 0 && !kind && <li className="text-ink-soft">{MESSAGES.undone}</li>}
        </ul>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={MESSAGES.openOf(number)}
        onClick={onOpen}
      >
        {MESSAGES.open}
      </Button>
    </li>
  );
}

function VersionsSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
