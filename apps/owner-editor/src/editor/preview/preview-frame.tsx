import type { PublishedMenu } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import { Button, cn, type Theme } from '@cartaviva/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MESSAGES } from './messages';

/** Diner page without a menu of its own. It renders the menu that it receives by message. */
const PAGE = '/menu-preview';
const READY = 'cartaviva:preview-ready';

/** Longer than the page takes to load on a slow phone. */
const LOAD_TIMEOUT_MS = 15_000;

/** Number of items above which the preview waits for a pause in typing. Shorter menus update on the next frame. */
const LONG_MENU = 60;
const DEBOUNCE_MS = 80;

interface PreviewFrameProps {
  readonly published: PublishedMenu;
  readonly language: LanguageCode;
  readonly scheme: Theme;
  readonly className?: string;
}

export function PreviewFrame({ published, language, scheme, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const { openings, failed } = useOpenings(frame, attempt);

  useEffect(() => {
    if (openings === 0) return;
    const post = () =>
      frame.current?.contentWindow?.postMessage(
        { type: 'cartaviva:preview', published, language, scheme },
        window.location.origin,
      );
    if (published.items.length > LONG_MENU) {
      const timer = setTimeout(post, DEBOUNCE_MS);
      return () => clearTimeout(timer);
    }
    const next = requestAnimationFrame(post);
    return () => cancelAnimationFrame(next);
  }, [openings, published, language, scheme]);

  return (
    <div className={cn('relative overflow-hidden bg-paper', className)}>
      {openings === 0 && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center text-sm text-ink-soft">
          <p role="status">{failed ? MESSAGES.failed : MESSAGES.loading}</p>
          {failed && (
            <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
              {MESSAGES.retry}
            </Button>
          )}
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        src={PAGE}
        title={MESSAGES.page(published.menu.restaurantName)}
        className={cn('relative size-full', openings === 0 && 'invisible')}
      />
    </div>
  );
}

/** Counts how often the page in the frame has loaded. After each load the data has to be sent again. */
function useOpenings(frame: React.RefObject<HTMLIFrameElement | null>, attempt: number) {
  const [openings, setOpenings] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(0);

  const hear = useEffectEvent(
    ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      const isOurs = source === frame.current?.contentWindow && origin === window.location.origin;
      if (isOurs && data?.type === READY) setOpenings((before) => before + 1);
    },
  );
  useEffect(() => {
    const listen = (event: MessageEvent<{ type?: unknown } | null>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setFailedAttempt(attempt), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [attempt]);

  return { openings, failed: failedAttempt === attempt };
}
