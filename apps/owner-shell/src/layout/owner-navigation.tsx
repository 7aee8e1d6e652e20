import { useRole } from '@cartaviva/session';
import { cn } from '@cartaviva/ui';
import { DestinationLink } from './destination-link';
import { destinationsOf } from './destinations';

export function OwnerNavigation() {
  const destinations = destinationsOf(useRole());
  return (
    <nav aria-label="Principal" className="flex gap-1 max-md:hidden">
      {destinations.map((destination) => (
        <DestinationLink
          key={destination.label}
          destination={destination}
          className={cn(
            'inline-flex h-11 items-center rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55 aria-[current=page]:text-accent',
            destination.isWide && 'max-lg:hidden',
          )}
        >
          {destination.label}
        </DestinationLink>
      ))}
    </nav>
  );
}
