import {
  MAX_CONTENT_CHANGES,
  MAX_CONTENT_CHANGES_LENGTH,
  type ContentChange,
  type WebhookEvent,
} from '@cartaviva/contracts';

/** What one delivery says of a menu. */
export interface Batch {
  /** Oldest first. */
  readonly changes: ContentChange[];
  /** The kinds of changes that there were too many of to name each, each kind once. */
  readonly omitted: WebhookEvent[];
}

/** The part of what changed that a webhook wants to know; nothing when there is none. */
export function wanted({ changes, omitted }: Batch, events: readonly WebhookEvent[]): Batch | null {
  const batch = {
    changes: changes.filter(({ type }) => events.includes(type)),
    omitted: omitted.filter((type) => events.includes(type)),
  };
  return batch.changes.length + batch.omitted.length > 0 ? batch : null;
}

/** Two batches as one, by when each change was made. What is too much is named by its kind alone. */
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
