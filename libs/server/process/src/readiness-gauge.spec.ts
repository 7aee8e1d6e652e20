import { register } from 'prom-client';
import { measureReadiness } from './readiness-gauge';
import { takesWork } from './readiness';

describe('the readiness of a process', () => {
  it('is 1 for what answers, 0 for what fails or is silent, and nothing once it is stopped', async () => {
    let isTaking = true;
    const stop = measureReadiness([
      takesWork(() => isTaking),
      { name: 'postgres', check: () => Promise.reject(new Error('away')) },
      { name: 'redis', check: () => new Promise(() => undefined) },
    ]);
    const scraped = async () => {
      const { values } = await register.getSingleMetric('readiness_check')!.get();
      return values.map(({ labels, value }) => [labels['check'], value]);
    };
    expect(await scraped()).toEqual([
      ['process', 1],
      ['postgres', 0],
      ['redis', 0],
    ]);
    isTaking = false;
    expect((await scraped())[0]).toEqual(['process', 0]);
    stop();
    expect(await scraped()).toEqual([]);
  });
});
