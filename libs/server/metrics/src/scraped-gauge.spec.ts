import { register } from 'prom-client';
import { ScrapedGauge, type Sample } from './scraped-gauge';

describe('a gauge that is read at each scrape', () => {
  const gauge = new ScrapedGauge({ name: 'depth', help: 'Depth', labelNames: ['well'] });
  const samples = async () =>
    (await register.metrics()).split('\n').filter((line) => line.startsWith('depth'));
  const of = (well: string, value: number): Sample<'well'>[] => [{ labels: { well }, value }];

  it('has the value of that moment, from each of its sources until it is let go of', async () => {
    let depth = 1;
    const stops = [
      gauge.readFrom(async () => of('north', depth)),
      gauge.readFrom(async () => of('south', 7)),
    ];
    expect(await samples()).toEqual(['depth{well="north"} 1', 'depth{well="south"} 7']);
    depth = 2;
    stops.pop()!();
    expect(await samples()).toEqual(['depth{well="north"} 2']);
    stops.pop()!();
    expect(await samples()).toEqual([]);
  });

  it('is left out when it cannot be read, and the scrape succeeds', async () => {
    let isBroken = false;
    const stops = [
      gauge.readFrom(async () => {
        if (isBroken) throw new Error('away');
        return of('north', 1);
      }),
      gauge.readFrom(async () => of('south', 7)),
    ];
    await samples();
    isBroken = true;
    expect(await samples()).toEqual(['depth{well="south"} 7']);
    for (const stop of stops) stop();
  });

  it('does not hold a scrape up, and asks nobody again who still owes an answer', async () => {
    let asked = 0;
    let answer: (samples: Sample<'well'>[]) => void;
    const stop = gauge.readFrom(() => {
      asked += 1;
      return new Promise((resolve) => (answer = resolve));
    });
    expect(await samples()).toEqual([]);
    const second = samples();
    answer!(of('north', 3));
    expect([await second, asked]).toEqual([['depth{well="north"} 3'], 1]);
    stop();
  });
});
