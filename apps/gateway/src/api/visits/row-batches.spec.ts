import { DomainError } from '@cartaviva/contracts';
import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { register } from 'prom-client';
import { MAX_UNDER_WAY, MAX_WAITING_ROWS, RowBatches } from './row-batches';

const UNAVAILABLE = { code: 'UNAVAILABLE' };
const MAX_ROWS = 500;
/** Longer than a batch waits for further rows. */
const A_WHILE_MS = 300;

const droppedSoFar = async () =>
  (await register.getSingleMetric('visits_dropped_total')!.get()).values[0]?.value ?? 0;

/** Creates batches for a service that answers on demand and rejects some rows. */
function batchesFor(isWrong: (row: number) => boolean = () => false) {
  const service = {
    sent: [] as number[][],
    isSlow: false,
    isAway: false,
    let: [] as (() => void)[],
  };
  const send = async (rows: number[]) => {
    service.sent.push(rows);
    if (service.isSlow) await new Promise<void>((resolve) => service.let.push(resolve));
    if (service.isAway) throw new DomainError('UNAVAILABLE');
    if (rows.some(isWrong)) throw new DomainError('INVALID_INPUT');
  };
  return { service, batches: new RowBatches<number>(send, MAX_ROWS) };
}

const rows = (count: number) => Array.from({ length: count }, (_, row) => row);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('batches of rows', () => {
  it('have what comes within a moment, and no more than one message holds', async () => {
    const { service, batches } = batchesFor();
    const added = Promise.all(rows(MAX_ROWS + 1).map((row) => batches.add(row)));
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    await added;
    expect(service.sent.map((sent) => sent.length)).toEqual([MAX_ROWS, 1]);
    expect(service.sent.flat()).toEqual(rows(MAX_ROWS + 1));
  });

  it('gather while others are under way, and are sent when one of those ends', async () => {
    const { service, batches } = batchesFor();
    service.isSlow = true;
    const added: Promise<void>[] = [];
    for (const row of rows(MAX_UNDER_WAY + 3)) {
      added.push(batches.add(row));
      await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    }
    expect(service.sent).toEqual(rows(MAX_UNDER_WAY).map((row) => [row]));
    service.isSlow = false;
    service.let[0]!();
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(service.sent.at(-1)).toEqual([2, 3, 4]);
    service.let[1]!();
    await Promise.all(added);
  });

  it('are refused at once and counted while too many rows wait, and taken when they are fewer', async () => {
    const { service, batches } = batchesFor();
    service.isSlow = true;
    const waiting = Promise.all(rows(MAX_WAITING_ROWS).map((row) => batches.add(row)));
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    const before = await droppedSoFar();
    await expect(batches.add(-1)).rejects.toMatchObject(UNAVAILABLE);
    expect(await droppedSoFar()).toBe(before + 1);

    service.isSlow = false;
    for (const answer of service.let) answer();
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    await waiting;
    const last = batches.add(-2);
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    await last;
    expect(service.sent.flat()).toEqual([...rows(MAX_WAITING_ROWS), -2]);
  });

  it('lose none of their rows to a wrong one', async () => {
    const { service, batches } = batchesFor((row) => row === 1);
    const added = Promise.allSettled(rows(3).map((row) => batches.add(row)));
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    const outcomes = (await added).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(service.sent).toEqual([[0, 1, 2], [0], [1], [2]]);
  });

  it('are refused while the service is unavailable, and taken once it is back', async () => {
    const { service, batches } = batchesFor();
    service.isAway = true;
    const refused = expect(batches.add(1)).rejects.toMatchObject(UNAVAILABLE);
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    await refused;
    service.isAway = false;
    const taken = batches.add(2);
    await jest.advanceTimersByTimeAsync(A_WHILE_MS);
    await taken;
    expect(service.sent).toEqual([[1], [2]]);
  });
});
