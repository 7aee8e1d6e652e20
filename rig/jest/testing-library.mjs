import { configure, getConfig } from '@testing-library/react';
import { jest } from '@jest/globals';

const { setTimeout } = globalThis;
const { asyncWrapper } = getConfig();

/** A busy machine is slow, not wrong: what a screen is waited for has the time of a real deadline. */
configure({
  asyncUtilTimeout: 20_000,
  // What an event sets off in promises is through before the test goes on, though its clock stands still.
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await new Promise((resolve) => setTimeout(resolve));
      return result;
    }),
});
jest.setTimeout(120_000);

// Where Testing Library looks for the clock that a suite has replaced, to move it while it waits.
Object.assign(globalThis, { jest });
