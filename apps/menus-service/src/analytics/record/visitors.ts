import { isEarlier, type SeenView, type View } from './views';

/** The first visit of a visitor; without a day where it is too old to be counted. */
export interface FirstView extends Omit<View, 'day' | 'hour' | 'device'> {
  readonly day: string | null;
  readonly hour: number | null;
  readonly device: View['device'] | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** What is stored of a visitor of a menu: the first visit, and the first view of each later day. */
export interface Visitor {
  readonly first: FirstView;
  readonly later: readonly View[];
}

export interface VisitorChange {
  /** The visitor as it is to be stored; the same object where nothing changed. */
  readonly visitor: Visitor;
  readonly added: readonly View[];
  /** Views that turned out not to be the first of their day. */
  readonly removed: readonly View[];
  /** Days that have a view of the visitor for the first time. */
  readonly newDays: readonly string[];
  /** The day on which the visitor was new, before and after. */
  readonly newOn: { readonly before: string | null; readonly after: string | null };
}

/**
 * Adds views to what is known of a visitor. Of each day the earliest view counts, and the earliest of all is
 * the visit, in whatever order and however often they come. Views of days before `oldest` are not counted.
 */
export function withViews(
  known: Visitor | undefined,
  views: readonly SeenView[],
  oldest: string,
): VisitorChange {
  const byDay = new Map<string, View>();
  if (known && isCounted(known.first)) byDay.set(known.first.day, known.first);
  for (const view of known?.later ?? []) byDay.set(view.day, view);
  const [added, removed, newDays] = [new Set<View>(), new Set<View>(), new Set<string>()];
  let first: FirstView | undefined = known?.first;
  for (const view of views) {
    if (!first || isBefore(view, first)) first = view;
    if (view.day < oldest) continue;
    const before = byDay.get(view.day);
    if (before && !isEarlier(view, before)) continue;
    byDay.set(view.day, view);
    added.add(view);
    if (!before) newDays.add(view.day);
    // A view of the same batch was not counted yet.
    else if (!added.delete(before)) removed.add(before);
  }
  const { visitor, newOn } = visitorOf(first!, byDay, { known, oldest });
  const isSame = added.size === 0 && first === known?.first;
  return {
    visitor: isSame ? known! : visitor,
    ...{ added: [...added], removed: [...removed], newDays: [...newDays], newOn },
  };
}

function visitorOf(
  first: FirstView,
  byDay: ReadonlyMap<string, View>,
  { known, oldest }: { known: Visitor | undefined; oldest: string },
) {
  const counted = first.day !== null && byDay.has(first.day);
  const later = [...byDay.values()].filter(({ day }) => day !== first.day && day >= oldest);
  return {
    visitor: {
      first: counted ? first : { ...first, day: null, hour: null, device: null },
      later: later.sort((one, other) => (one.day < other.day ? -1 : 1)),
    },
    newOn: { before: known?.first.day ?? null, after: counted ? first.day : null },
  };
}

const isCounted = (first: FirstView): first is FirstView & View => first.day !== null;

/** A first view that is not counted is compared by its moment alone. */
const isBefore = (view: View, first: FirstView): boolean =>
  isCounted(first) ? isEarlier(view, first) : view.viewedAt < first.viewedAt;
