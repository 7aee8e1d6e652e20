import type { RecordEngagementRequest } from '@cartaviva/contracts';

type Done = Required<Omit<RecordEngagementRequest, 'menuId' | 'visitorId' | 'ageSeconds'>>;
export type Kind = keyof Done;

/** Most bytes of a beacon, which leaves room for its age (`MAX_ENGAGEMENT_BYTES`). */
const MAX_BYTES = 2020;
/** Most searches in a beacon (`MAX_SEARCHES`). `MAX_BYTES` keeps the other lists below the gateway's limits. */
const MAX_SEARCHES = 5;

/** Actions of a diner in this visit. Each action counts once. */
export class Noted {
  private readonly known = new Set<string>();
  private pending: (readonly [Kind, string])[] = [];

  add(kind: Kind, value: string): void {
    const name = `${kind} ${value}`;
    if (this.known.has(name)) return;
    this.known.add(name);
    this.pending.push([kind, value]);
  }

  /** Returns a beacon with the new actions in order. Actions that do not fit stay for the next beacon. */
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
