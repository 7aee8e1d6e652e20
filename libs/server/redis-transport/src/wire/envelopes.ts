import type { Actor, ErrorDetails } from '@cartaviva/contracts';

/** Field of a stream's entry with the envelope: JSON, sealed for its stream. */
export const BODY = 'body';

export interface RequestEnvelope {
  /** Random ID, which the reply names and which identifies copies. */
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly actor: Actor;
  readonly requestId: string;
  /** W3C Trace Context of the caller if tracing is on. */
  readonly traceparent?: string | undefined;
  readonly deadline: number;
  readonly replyTo: string;
}

/** Reply that is published to the process that asked. */
export interface ReplyEnvelope {
  readonly id: string;
  readonly reply?: unknown;
  readonly refusal?: Refusal;
}

/** `DomainError` on the wire. The code is a plain string because the other side may run a newer release. */
export interface Refusal {
  readonly code: string;
  readonly details: ErrorDetails;
}

export interface EventEnvelope {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string;
  /** W3C Trace Context of the change if tracing is on. */
  readonly traceparent?: string | undefined;
  readonly occurredAt: string;
}
