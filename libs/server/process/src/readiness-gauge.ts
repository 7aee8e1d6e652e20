import { ScrapedGauge } from '@cartaviva/metrics';
import { answersInTime, type Readiness } from './readiness';

const gauge = new ScrapedGauge({
  name: 'readiness_check',
  help: 'What /health/ready asks, by name: 1 while it answers, 0 while it does not',
  labelNames: ['check'],
});

/** Asks the checks at each scrape, until the function is called that is returned. */
export function measureReadiness(checks: readonly Readiness[]): () => void {
  return gauge.readFrom(() =>
    Promise.all(
      checks.map(async (readiness) => ({
        labels: { check: readiness.name },
        value: (await answersInTime(readiness)) ? 1 : 0,
      })),
    ),
  );
}
