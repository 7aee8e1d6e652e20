import type { ErrorCode } from '@cartaviva/domain';
import { problemExample, refusalResponse } from './refusals-of';

/** The refusals that calls refer to: one for each status and the codes that it may have there. */
export class RefusalResponses {
  readonly responses: Record<string, object> = {};
  readonly examples: Record<string, object> = {};

  /** A reference to what a refusal with one of these codes is described as. */
  refTo(status: number, codes: readonly ErrorCode[]) {
    const name = [status, ...codes].join('-');
    this.responses[name] ??= refusalResponse(status, codes);
    this.remember(codes);
    return { $ref: `#/components/responses/${name}` };
  }

  /** Has an example of each code, to which contents refer. */
  remember(codes: readonly ErrorCode[]): void {
    for (const code of codes) this.examples[code] ??= problemExample(code);
  }
}
