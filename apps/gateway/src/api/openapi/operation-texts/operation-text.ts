import type { ErrorCode } from '@cartaviva/domain';

/**
 * Spanish description of a call beyond its summary, and the error codes that neither a general rule (`refusals-of`)
 * nor the call's `Answers` declares.
 */
export type OperationText = readonly [text: string, ...refuses: ErrorCode[]];

/** Keyed by operation ID. */
export type OperationTexts = Readonly<Record<string, OperationText>>;
