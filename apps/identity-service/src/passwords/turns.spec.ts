import { Turns } from './turns';

function held() {
  let finish!: () => void;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => done, finish };
}

describe('turns', () => {
  it('run no more at once than allowed, and the rest in order of arrival', async () => {
    const turns = new Turns(2, 10);
    const started: number[] = [];
    const pieces = [held(), held(), held(), held()];
    const all = pieces.map(({ work }, index) =>
      turns.take(() => {
        started.push(index);
        return work();
      }),
    );
    expect(started).toEqual([0, 1]);
    pieces[1]!.finish();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    for (const { finish } of pieces) finish();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('turn away whoever comes when the line is full, and take work again afterwards', async () => {
    const turns = new Turns(1, 1);
    const first = held();
    const busy = [turns.take(first.work), turns.take(() => Promise.resolve())];
    await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    first.finish();
    await Promise.all(busy);
    await expect(turns.take(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('go on after work that failed', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
