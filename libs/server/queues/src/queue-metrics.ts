import { ScrapedGauge } from '@cartaviva/metrics';
import type { Job, Queue } from 'bullmq';

const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

const jobs = new ScrapedGauge({
  name: 'queue_jobs',
  help: 'Jobs by queue and state (waiting, prioritized, active, delayed, failed)',
  labelNames: ['queue', 'state'],
});

const oldest = new ScrapedGauge({
  name: 'queue_oldest_job_seconds',
  help: 'Age of the oldest job that no worker has taken, by queue; 0 when there is none',
  labelNames: ['queue'],
});

/** Measures a queue at each scrape. Returns a function that stops it. */
export function measureQueue(queue: Queue): () => void {
  const { name } = queue;
  const stops = [
    jobs.readFrom(async () => {
      const counts = await queue.getJobCounts(...STATES);
      return STATES.map((state) => ({ labels: { queue: name, state }, value: counts[state] ?? 0 }));
    }),
    oldest.readFrom(async () => {
      const times = (await endsOf(queue)).map(({ timestamp }) => timestamp);
      const age = Date.now() - Math.min(Date.now(), ...times);
      return [{ labels: { queue: name }, value: age / 1000 }];
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Returns the first job and, among jobs with priorities, the last one. A search through all jobs would take longer
 * the longer the queue is.
 */
async function endsOf(queue: Queue): Promise<Job[]> {
  const [first, last] = await Promise.all([
    queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
    queue.getJobs(['prioritized'], 0, 0, false),
  ]);
  return [...first, ...last];
}
