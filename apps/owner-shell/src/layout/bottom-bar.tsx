import { DestinationLink } from './destination-link';
import { DESTINATIONS } from './destinations';

/** The same places under the thumb, on a phone. */
export function BottomBar() {
  return (
    <nav
      aria-label="Principal"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {DESTINATIONS.map((destination) => (
        <DestinationLink
          key={destination.label}
          destination={destination}
          className="flex h-16 flex-col items-center justify-center gap-1 text-xs font-semibold text-ink-faint -outline-offset-4 transition-colors disabled:opacity-55 aria-[current=page]:text-accent"
        >
          <destination.icon aria-hidden className="size-5.5" />
          {destination.short}
        </DestinationLink>
      ))}
    </nav>
  );
}
