import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

export type MessageKind = 'request' | 'reply' | 'event' | 'broadcast' | 'job';
/** `forged`: not sealed by this system for this place. `repeated`, `expired`: a sealed copy. */
export type Rejection = 'forged' | 'repeated' | 'expired';

/** Minimum time between two log lines about the same kind of rejection, in milliseconds. */
const LOG_INTERVAL_MS = 1000;

const rejected = new Counter({
  name: 'messages_rejected_total',
  help: 'Messages in Redis that no process of ours sent: anything above zero deserves an alert',
  labelNames: ['kind', 'reason'] as const,
});
const logger = new Logger('RejectedMessages');
const logged = new Map<string, number>();

/** Counts and logs a message that a foreign process wrote to Redis. `place` is a Redis name. */
export function reject(kind: MessageKind, reason: Rejection, place: string): void {
  rejected.inc({ kind, reason });
  const now = Date.now();
  const same = `${kind} ${reason} ${place}`;
  if (now - (logged.get(same) ?? 0) < LOG_INTERVAL_MS) return;
  logged.set(same, now);
  logger.error({ message: 'Message rejected', kind, reason, place });
}
