import type { PublishedMenu } from '@cartaviva/contracts';
import { cn, useTheme } from '@cartaviva/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEMONSTRATION } from './messages';
import { SCREENSHOTS } from './screenshots';
import { useNear } from './use-near';

/** Address of the diner page without a menu. It draws the menu that it receives by message. */
const PAGE = '/menu-preview';
const READY = 'cartaviva:preview-ready';

/** Phone that shows the real diner page. Until that page has loaded, the phone shows an image of it. */
export function LivePhone({ menu, className }: { menu: PublishedMenu; className?: string }) {
  const phone = useRef<HTMLDivElement>(null);
  const near = useNear(phone);
  const { frame, shown } = useDinerPage(menu);
  return (
    <div
      ref={phone}
      className={cn(
        'relative h-88 w-[312px] sm:h-[615px] shrink-0 overflow-hidden rounded-[34px] border-[6px] border-[#10201b] bg-paper shadow-float dark:border-[#3a4b44]',
        className,
      )}
    >
      {/* The phone's screen is short on small screens, so it shows the items and not the name above them. */}
      <div className="absolute inset-x-0 -top-52 h-[603px] sm:top-0">
        {SCREENSHOTS.map(({ src, theme }) => (
          <img
            key={theme}
            src={src}
            alt={DEMONSTRATION.image}
            width={600}
            height={1206}
            loading="lazy"
            decoding="async"
            className={cn(
              'absolute inset-0 size-full object-cover object-top',
              theme === 'dark' ? 'hidden dark:block' : 'dark:hidden',
            )}
          />
        ))}
        {near && (
          <iframe
            ref={frame}
            src={PAGE}
            title={DEMONSTRATION.frame}
            className={cn(
              'absolute top-0 left-0 h-[784px] w-[390px] origin-top-left scale-[0.76923] bg-paper',
              !shown && 'invisible',
            )}
          />
        )}
      </div>
    </div>
  );
}

/** Sends the menu to the page in the frame after each change and each time the page loads. */
function useDinerPage(published: PublishedMenu) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [openings, setOpenings] = useState(0);
  const [scheme] = useTheme();

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<{ type?: unknown }>) => {
    const isOurs = source === frame.current?.contentWindow && origin === window.location.origin;
    if (isOurs && data.type === READY) setOpenings((before) => before + 1);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<{ type?: unknown }>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (openings === 0) return;
    const message = { type: 'cartaviva:preview', published, language: 'es', scheme };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [openings, published, scheme]);

  return { frame, shown: openings > 0 };
}
