import {
  MAX_CONTENT_CHANGES,
  MAX_CONTENT_CHANGES_LENGTH,
  type ContentChange,
  type WebhookEvent,
} from '@cartaviva/contracts';

export interface Batch {
  /** Oldest first. */
  readonly changes: ContentChange[];
  /** Distinct kinds of changes that were left out because there were too many. */
  readonly omitted: WebhookEvent[];
}

/** Selects the changes that a webhook is subscribed to. Returns null if there are none. */
export function wanted({ changes, omitted }: Batch, events: readonly WebhookEvent[]): Batch | null {
  const batch = {
    changes: changes.filter(({ type }) => events.includes(type)),
    omitted: omitted.filter((type) => events.includes(type)),
  };
  return batch.changes.length + batch.omitted.length > 0 ? batch : null;
}

/** Merges two batches, ordered by time. Changes that exceed the limits remain only as kinds in `omitted`. */
export function merged(one: Batch, other: Batch): Batch {
  const all = [...one.changes, ...other.changes].sort(
    (first, second) => Date.parse(first.at) - Date.parse(second.at),
  );
  let room = MAX_CONTENT_CHANGES_LENGTH;
  const fitting = all.findIndex((change) => (room -= JSON.stringify(change).length + 1) < 0);
  const count = Math.min(fitting < 0 ? all.length : fitting, MAX_CONTENT_CHANGES);
  const left = all.slice(count).map(({ type }) => type);
  return {
    changes: all.slice(0, count),
    omitted: [...new Set([...one.omitted, ...other.omitted, ...left])],
  };
}
