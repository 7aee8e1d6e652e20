import type { ErrorCode } from '@cartaviva/domain';

/**
 * What integrators read of a call, in Spanish, beyond its summary; and the ways to be refused that no rule
 * tells (`refusals-of`) and that its `Answers` does not name.
 */
export type OperationText = readonly [text: string, ...refuses: ErrorCode[]];

/** By operationId. */
export type OperationTexts = Readonly<Record<string, OperationText>>;
