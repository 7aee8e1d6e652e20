import type { ScheduledChangeView } from '@cartaviva/contracts';

/** Two waiting changes that publish a menu and unpublish it again. */
export interface Season {
  readonly begin: ScheduledChangeView;
  readonly end: ScheduledChangeView;
}

export interface Line {
  readonly change: ScheduledChangeView;
  readonly season: Season | undefined;
}

/** Builds the lines of the list. Two waiting changes of one season share a line. */
export function linesOf(changes: readonly ScheduledChangeView[]): readonly Line[] {
  const waiting = changes.filter(({ status }) => status === 'waiting');
  const pairOf = ({ id }: ScheduledChangeView) =>
    waiting.find(({ pairedWith }) => pairedWith === id);
  return changes.flatMap((change): Line[] => {
    const other = change.status === 'waiting' ? pairOf(change) : undefined;
    if (!other) return [{ change, season: undefined }];
    return change.kind === 'publish' ? [{ change, season: { begin: change, end: other } }] : [];
  });
}
