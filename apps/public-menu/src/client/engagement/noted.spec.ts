import { MAX_ENGAGED, MAX_ENGAGEMENT_BYTES, RecordEngagementRequest } from '@cartaviva/contracts';
import { faultsOf } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { Noted } from './noted';

const who = { menuId: randomUUID(), visitorId: 'f'.repeat(32) };

describe('what a diner did', () => {
  it('is taken once, by its kind, and later what is new', () => {
    const noted = new Noted();
    expect(noted.take(who)).toBeUndefined();
    noted.add('itemIds', 'mofongo');
    noted.add('filters', 'Vegano');
    noted.add('itemIds', 'flan');
    noted.add('itemIds', 'mofongo');
    expect(noted.take(who)).toEqual({ ...who, itemIds: ['mofongo', 'flan'], filters: ['Vegano'] });
    expect(noted.take(who)).toBeUndefined();
    noted.add('itemIds', 'flan');
    noted.add('orderedItemIds', 'flan');
    expect(noted.take(who)).toEqual({ ...who, orderedItemIds: ['flan'] });
  });

  it('fits what the gateway takes, however much it was, and loses nothing to those who come back', () => {
    const noted = new Noted();
    const items = Array.from({ length: 100 }, () => randomUUID());
    for (const item of items) noted.add('itemIds', item);
    for (let nth = 0; nth < 12; nth += 1) noted.add('searches', `${'ñ'.repeat(38)}${nth}`);
    const bodies = [];
    for (let body = noted.take(who); body; body = noted.take(who)) bodies.push(body);
    expect(bodies.length).toBeLessThan(8);
    for (const body of bodies) {
      const late = { ...body, ageSeconds: 86_400 };
      expect(Buffer.byteLength(JSON.stringify(late))).toBeLessThanOrEqual(MAX_ENGAGEMENT_BYTES);
      expect(faultsOf(RecordEngagementRequest, late)).toEqual(new Map());
      expect(body.itemIds?.length ?? 0).toBeLessThanOrEqual(MAX_ENGAGED);
    }
    expect(bodies.flatMap(({ itemIds = [] }) => itemIds)).toEqual(items);
    expect(bodies.flatMap(({ searches = [] }) => searches)).toHaveLength(12);
  });

  it('fills a beacon to its last bytes and no further, also in letters of two', () => {
    const items = Array.from({ length: 60 }, () => randomUUID());
    const weights = Array.from({ length: 20 }, (_, length) => {
      const noted = new Noted();
      for (let nth = 0; nth < 5; nth += 1) noted.add('searches', 'ñ'.repeat(30 + nth));
      noted.add('filters', 'ñ'.repeat(length));
      for (const item of items) noted.add('itemIds', item);
      const late = { ...noted.take(who), ageSeconds: 86_400 };
      return Buffer.byteLength(JSON.stringify(late));
    });
    const heaviest = Math.max(...weights);
    expect(heaviest).toBeLessThanOrEqual(MAX_ENGAGEMENT_BYTES);
    expect(heaviest).toBeGreaterThan(MAX_ENGAGEMENT_BYTES - 20);
  });
});
