import type { ErrorCode } from '@cartaviva/domain';
import { problemExample, refusalResponse } from './refusals-of';

/** Shared error responses: one for each status and set of error codes. */
export class RefusalResponses {
  readonly responses: Record<string, object> = {};
  readonly examples: Record<string, object> = {};

  /** Returns a reference to the response for these codes and adds the response if it is new. */
  refTo(status: number, codes: readonly ErrorCode[]) {
    const name = [status, ...codes].join('-');
    this.responses[name] ??= refusalResponse(status, codes);
    this.remember(codes);
    return { $ref: `#/components/responses/${name}` };
  }

  remember(codes: readonly ErrorCode[]): void {
    for (const code of codes) this.examples[code] ??= problemExample(code);
  }
}
