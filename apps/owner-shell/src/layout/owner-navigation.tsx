import { DestinationLink } from './destination-link';
import { DESTINATIONS } from './destinations';

/** The places of the app, in the header of a desk. */
export function OwnerNavigation() {
  return (
    <nav aria-label="Principal" className="flex gap-1 max-md:hidden">
      {DESTINATIONS.map((destination) => (
        <DestinationLink
          key={destination.label}
          destination={destination}
          className="inline-flex h-11 items-center rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55 aria-[current=page]:text-accent"
        >
          {destination.label}
        </DestinationLink>
      ))}
    </nav>
  );
}
