import { useRead } from '@cartaviva/api-client';
import { analyticsReads } from '../analytics-reads';
import { counted } from '../words';

/** Interval of the reads while the page is visible, in milliseconds. */
const LIVE_INTERVAL_MS = 15_000;

/** Number of people who have the menu open now. Empty until it is known. */
export function LiveCount({ menuId }: { menuId: string }) {
  const { data } = useRead('/api/menus/{menuId}/analytics/live', {
    params: { path: { menuId } },
    ...analyticsReads,
    refreshInterval: LIVE_INTERVAL_MS,
  });
  if (!data) return null;
  return (
    <p className="inline-flex items-center gap-2 text-sm font-medium">
      <span
        aria-hidden
        className={data.open > 0 ? 'size-2 rounded-full bg-mark' : 'size-2 rounded-full bg-control'}
      />
      {data.open === 0
        ? 'Nadie lo tiene abierto ahora'
        : counted(data.open, 'persona lo tiene abierto ahora', 'personas lo tienen abierto ahora')}
    </p>
  );
}
