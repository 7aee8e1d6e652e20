import fc from 'fast-check';
import { rearranged } from './order';

describe('a list put in order', () => {
  it('is the order that was wanted', () => {
    expect(rearranged(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  });

  it('leaves alone what was not named', () => {
    expect(rearranged(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'd', 'c', 'b']);
    expect(rearranged(['a', 'b'], [])).toEqual(['a', 'b']);
  });

  it('has each of what it had, once, whatever was wanted of it', () => {
    const lists = fc
      .uniqueArray(fc.nat())
      .chain((current) => fc.tuple(fc.constant(current), fc.shuffledSubarray(current)));
    fc.assert(
      fc.property(lists, ([current, wanted]) => {
        const order = rearranged(current, wanted);
        expect([...order].sort()).toEqual([...current].sort());
        expect(order.filter((id) => wanted.includes(id))).toEqual(wanted);
      }),
    );
  });
});
