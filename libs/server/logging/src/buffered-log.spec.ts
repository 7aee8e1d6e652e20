import { setImmediate as nextTurn } from 'node:timers/promises';
import { BufferedLog } from './buffered-log';

describe('gathered lines', () => {
  const written: string[] = [];
  const output = { write: (text: string) => void written.push(text), flushSync: () => undefined };
  const lines = new BufferedLog(output);
  beforeEach(() => written.splice(0));

  it('leave together, in order, when the turn is over', async () => {
    lines.write('one\n');
    lines.write('two\n');
    expect(written).toEqual([]);
    await nextTurn();
    lines.write('three\n');
    await nextTurn();
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
  });

  it('leave at once when the process ends, and only once', async () => {
    lines.write('last\n');
    lines.flushSync();
    await nextTurn();
    expect(written).toEqual(['last\n']);
  });
});
