import { useRole } from '@cartaviva/session';
import { DestinationLink } from './destination-link';
import { destinationsOf } from './destinations';

export function BottomBar() {
  const destinations = destinationsOf(useRole()).filter(({ isWide }) => !isWide);
  return (
    <nav
      aria-label="Principal"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-[minmax(0,1fr)] grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {destinations.map((destination) => (
        <DestinationLink
          key={destination.label}
          destination={destination}
          className="flex h-16 flex-col items-center justify-center gap-1 text-[min(0.75rem,3.8vw)] font-semibold text-ink-faint -outline-offset-4 transition-colors disabled:opacity-55 aria-[current=page]:text-accent"
        >
          <destination.icon aria-hidden className="size-5.5" />
          {destination.short}
        </DestinationLink>
      ))}
    </nav>
  );
}
