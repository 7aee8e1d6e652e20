import type { RestaurantView } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { ExternalLink, Settings2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';

interface RestaurantGroupProps {
  readonly restaurant: RestaurantView;
  readonly children: ReactNode;
}

export function RestaurantGroup({ restaurant, children }: RestaurantGroupProps) {
  const { id, name, slug, menus } = restaurant;
  const heading = useId();
  const isOnline = menus.some(({ isPublished }) => isPublished);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="mt-2 flex flex-wrap items-center gap-x-2">
        <h3 id={heading} className="mr-auto min-w-0 font-semibold wrap-anywhere">
          {name}
        </h3>
        <Button asChild variant="secondary" size="sm">
          <Link to={`/restaurantes/${id}`} aria-label={MESSAGES.restaurants.manageOf(name)}>
            <Settings2 aria-hidden />
            {MESSAGES.restaurants.manage}
          </Link>
        </Button>
        {isOnline && (
          <Button asChild variant="ghost" size="sm">
            <a
              href={`/r/${slug}`}
              target="_blank"
              rel="noopener"
              aria-label={MESSAGES.restaurants.pageOf(name)}
            >
              <ExternalLink aria-hidden />
              {MESSAGES.restaurants.page}
            </a>
          </Button>
        )}
      </div>
      {menus.length === 0 && <p className="text-sm text-ink-soft">{MESSAGES.restaurants.none}</p>}
      {children}
    </section>
  );
}
