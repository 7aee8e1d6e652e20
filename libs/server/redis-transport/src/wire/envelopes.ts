import type { Actor, ErrorDetails } from '@cartaviva/contracts';

/** Field of a stream's entry that holds the envelope: JSON, sealed for the stream it stands in. */
export const BODY = 'body';

/** A request as it stands in a service's stream. */
export interface RequestEnvelope {
  /** Random: its reply names it, and a copy is recognised by it. */
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly actor: Actor;
  readonly requestId: string;
  /** W3C Trace Context of who asks, in a system that is traced. */
  readonly traceparent?: string | undefined;
  readonly deadline: number;
  readonly replyTo: string;
}

/** An answer as it is published to the process that asked. */
export interface ReplyEnvelope {
  readonly id: string;
  readonly reply?: unknown;
  readonly refusal?: Refusal;
}

/** A `DomainError` on the wire. The code is a plain string: the other side may be a newer release. */
export interface Refusal {
  readonly code: string;
  readonly details: ErrorDetails;
}

/** An event as it stands in its source's stream. */
export interface EventEnvelope {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string;
  /** W3C Trace Context of the change, in a system that is traced. */
  readonly traceparent?: string | undefined;
  readonly occurredAt: string;
}
