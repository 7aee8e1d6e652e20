import type { RecordEngagementRequest } from '@cartaviva/contracts';

type Done = Required<Omit<RecordEngagementRequest, 'menuId' | 'visitorId' | 'ageSeconds'>>;
export type Kind = keyof Done;

/** What one beacon may weigh, with room for its age (`MAX_ENGAGEMENT_BYTES`). */
const MAX_BYTES = 2020;
/** Most searches in one (`MAX_SEARCHES`); of all else the bytes allow less than the gateway does. */
const MAX_SEARCHES = 5;

/** What a diner did in this visit, each thing once. */
export class Noted {
  private readonly known = new Set<string>();
  private pending: (readonly [Kind, string])[] = [];

  add(kind: Kind, value: string): void {
    const name = `${kind} ${value}`;
    if (this.known.has(name)) return;
    this.known.add(name);
    this.pending.push([kind, value]);
  }

  /** What was added since the last time, in its order; what finds no room comes the next time. */
  take(who: Pick<RecordEngagementRequest, 'menuId' | 'visitorId'>) {
    let body: typeof who & Partial<Record<Kind, readonly string[]>> = who;
    this.pending = this.pending.filter(([kind, value]) => {
      const values = [...(body[kind] ?? []), value];
      const grown = { ...body, [kind]: values };
      const isFull = kind === 'searches' && values.length > MAX_SEARCHES;
      if (isFull || bytesOf(grown) > MAX_BYTES) return true;
      body = grown;
      return false;
    });
    return body === who ? undefined : body;
  }
}

const bytesOf = (body: object): number => new Blob([JSON.stringify(body)]).size;
