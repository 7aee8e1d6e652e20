import { ScrapedGauge } from '@cartaviva/metrics';
import { answersInTime, type Readiness } from './readiness';

const gauge = new ScrapedGauge({
  name: 'readiness_check',
  help: 'What /health/ready asks, by name: 1 while it answers, 0 while it does not',
  labelNames: ['check'],
});

/** Measures the checks at each scrape. Returns a function that stops it. */
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
