import { Queue, type BulkJobOptions, type Job, type JobsOptions } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { sealJob } from './sealed-job';

/** Queue that shows Redis only the names and IDs of its jobs. A job without an ID gets one. */
export class SealedQueue extends Queue {
  protected override addJob(name: string, data: unknown, opts?: JobsOptions): Promise<Job> {
    const { job, options } = this.seal(name, data, opts);
    return super.addJob(name, job, options);
  }

  override addBulk(jobs: { name: string; data: unknown; opts?: BulkJobOptions }[]): Promise<Job[]> {
    return super.addBulk(
      jobs.map(({ name, data, opts }) => {
        const { job, options } = this.seal(name, data, opts);
        return { name, data: job, opts: options };
      }),
    );
  }

  private seal<Options extends { jobId?: string }>(name: string, data: unknown, opts?: Options) {
    const jobId = opts?.jobId ?? randomUUID();
    const job = sealJob(data, { queue: this.name, name, id: jobId });
    return { job, options: { ...opts, jobId } };
  }
}
