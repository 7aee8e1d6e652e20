import { configure, getConfig } from '@testing-library/react';
import { beforeAll, jest } from '@jest/globals';

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

/**
 * Testing Library turns React's act environment on for a whole suite. Notices and animations change by timers,
 * which may end in any pause of a test, the later the busier the machine is: React would complain of each. The
 * environment is on while Testing Library acts, which turns it on by itself.
 */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Where Testing Library looks for the clock that a suite has replaced, to move it while it waits.
Object.assign(globalThis, { jest });
