import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { MAX_EXACT_VISITORS, SKETCH_ERROR, visitorHash, VisitorSketch } from './visitor-sketch';

const sketchOf = (hashes: Iterable<number>) => {
  const sketch = VisitorSketch.empty();
  for (const hash of hashes) sketch.add(hash);
  return sketch;
};

const visitors = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => visitorHash('menu', `visitor-${first + at}`));

const someVisitors = fc.array(fc.nat(2 ** 48 - 1), { maxLength: 60 });

describe('a sketch of visitors', () => {
  it('is the same in any order, with any repeats, and read from its bytes', () => {
    fc.assert(
      fc.property(someVisitors, fc.boolean(), fc.nat(), (hashes, isMany, seed) => {
        const more = isMany ? visitors(MAX_EXACT_VISITORS) : [];
        const shuffled = [...hashes, ...more, ...hashes].sort(
          (one, other) => ((one ^ seed) % 97) - ((other ^ seed) % 97),
        );
        const bytes = sketchOf([...more, ...hashes]).toBytes();
        expect(sketchOf(shuffled).toBytes().equals(bytes)).toBe(true);
        expect(VisitorSketch.read(bytes).toBytes().equals(bytes)).toBe(true);
      }),
      { numRuns: runs(5) },
    );
  });

  it('counts exactly what it has as a set, also together with others', () => {
    fc.assert(
      fc.property(fc.array(someVisitors, { maxLength: 8 }), (groups) => {
        expect(VisitorSketch.count(groups.map(sketchOf))).toEqual({
          visitors: new Set(groups.flat()).size,
          error: 0,
        });
      }),
    );
    const [full, next] = [visitors(MAX_EXACT_VISITORS), visitors(MAX_EXACT_VISITORS, 5000)];
    expect(VisitorSketch.count([full, next].map(sketchOf))).toEqual({
      visitors: 2 * MAX_EXACT_VISITORS,
      error: 0,
    });
  });

  it.each([MAX_EXACT_VISITORS + 10, 5000, 20_000])(
    'estimates %d within four standard errors, and so do its parts together',
    (count) => {
      const all = visitors(count);
      const whole = VisitorSketch.count([sketchOf(all)]);
      expect(whole.error).toBe(SKETCH_ERROR);
      expect(Math.abs(whole.visitors / count - 1)).toBeLessThan(4 * SKETCH_ERROR);
      const parts = [all.slice(0, count - 9), all.slice(9)].map(sketchOf);
      expect(VisitorSketch.count(parts)).toEqual(whole);
    },
  );

  it('says whether adding changed it, and counts on without knowing visitors', () => {
    const sketch = sketchOf(visitors(10));
    expect([sketch.add(visitors(1)[0]!), sketch.add(visitors(1, 10)[0]!)]).toEqual([false, true]);
    sketch.forgetVisitors();
    expect(sketch.add(visitors(1)[0]!)).toBe(false);
    expect(VisitorSketch.count([sketch, sketchOf(visitors(20))]).visitors).toBe(20);
  });

  it('without its visitors counts as it did, and takes three bytes for each of few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_EXACT_VISITORS }), (count) => {
        const sketch = sketchOf(visitors(count));
        sketch.forgetVisitors();
        const bytes = sketch.toBytes();
        expect(bytes.length).toBeLessThanOrEqual(1 + Math.min(3 * count, 4096));
        const read = VisitorSketch.read(bytes);
        expect(VisitorSketch.count([read])).toEqual(VisitorSketch.count([sketch]));
        expect(read.toBytes().equals(bytes)).toBe(true);
        // The remaining register value is shared by thousands of other hashes, so it identifies no visitor.
        expect(sketchOf(visitors(count)).toBytes().equals(bytes)).toBe(false);
      }),
      { numRuns: runs(30) },
    );
  });
});
