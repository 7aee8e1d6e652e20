import { isEarlier, type SeenView, type View } from './views';

/** A visitor's first visit. `day` is null if the visit is too old to count. */
export interface FirstView extends Omit<View, 'day' | 'hour' | 'device'> {
  readonly day: string | null;
  readonly hour: number | null;
  readonly device: View['device'] | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** Stored data about a visitor of a menu: the first visit, and the first view of each later day. */
export interface Visitor {
  readonly first: FirstView;
  readonly later: readonly View[];
}

export interface VisitorChange {
  /** Visitor to store; the same object if nothing changed. */
  readonly visitor: Visitor;
  readonly added: readonly View[];
  /** Stored views that are no longer the first of their day. */
  readonly removed: readonly View[];
  /** Days on which this is the visitor's first view. */
  readonly newDays: readonly string[];
  /** Day on which the visitor counts as new, before and after the change. */
  readonly newOn: { readonly before: string | null; readonly after: string | null };
}

/**
 * Adds views to a visitor. The earliest view of each day counts, and the earliest of all is the first visit,
 * independent of the order and repetition of views. Views before `oldest` are not counted.
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
    // A replaced view of the same batch was not counted yet.
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

/** Compares an uncounted first view only by its time. */
const isBefore = (view: View, first: FirstView): boolean =>
  isCounted(first) ? isEarlier(view, first) : view.viewedAt < first.viewedAt;
