import { jest } from '@jest/globals';
import { askOnReturn } from './ask-on-return';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const comeBack = () => void window.dispatchEvent(new Event('focus'));

describe('asking what became of a payment', () => {
  it.each([
    ['some times', false, 5],
    ['once, if it is over', true, 1],
  ])('is done %s after a return', async (_, isOver, times) => {
    const ask = jest.fn(async () => {});
    const { onReturn, stop } = askOnReturn(ask, () => isOver);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(times);
    comeBack();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2 * times);
    onReturn();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3 * times);
    stop();
  });

  it('begins anew with each return, and ends with the page', async () => {
    const ask = jest.fn(async () => {});
    const { stop } = askOnReturn(ask, () => false);
    await jest.advanceTimersByTimeAsync(1000);
    comeBack();
    await jest.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    comeBack();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
