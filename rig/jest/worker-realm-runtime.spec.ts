import { readFileSync } from 'node:fs';

/** The compiler removes these lines, so what follows has other positions in the compiled suite. */
interface Removed {
  readonly line: number;
}

describe('an error of a suite that shares the realm of its worker', () => {
  it('names the line of its source', () => {
    const { stack } = new Error('this line');
    const lines = readFileSync(import.meta.filename, 'utf8').split('\n');
    const { line }: Removed = { line: lines.findIndex((text) => text.includes('this line')) + 1 };
    expect(stack).toContain(`worker-realm-runtime.spec.ts:${line}:`);
  });
});
