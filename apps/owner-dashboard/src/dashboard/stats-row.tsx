import { isUnauthorized } from '@cartaviva/api-client';
import { StatCard } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { useSignInAgain } from './use-sign-in-again';
import { useStats } from './use-stats';

const COUNTED = ['totalMenus', 'totalItems', 'publishedMenus'] as const;

/** Row of three counts. It is the one part of the dashboard that reports an expired session. */
export function StatsRow() {
  const signInAgain = useSignInAgain();
  const { data, error } = useStats((failure) => {
    if (isUnauthorized(failure)) signInAgain(MESSAGES.sessionEnded);
  });
  const unread = error !== undefined && !isUnauthorized(error);
  return (
    <section
      aria-label={MESSAGES.stats.heading}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2 sm:gap-4"
    >
      {COUNTED.map((count) => (
        <StatCard
          key={count}
          label={MESSAGES.stats[count]}
          value={data?.[count] ?? MESSAGES.stats.unread}
          loading={!data && !unread}
        />
      ))}
    </section>
  );
}
