import { configure, getConfig } from '@testing-library/react';
import { beforeAll, jest } from '@jest/globals';

const { setTimeout } = globalThis;
const { asyncWrapper } = getConfig();

/** Long enough for a busy machine, so that a timeout always indicates a fault. */
configure({
  asyncUtilTimeout: 20_000,
  // Lets promises that an event triggered settle before the test continues, even with fake timers.
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await new Promise((resolve) => setTimeout(resolve));
      return result;
    }),
});
jest.setTimeout(120_000);

/**
 * Testing Library enables React's act environment for a whole suite. Toasts and animations change by timers, which
 * may end during any pause of a test on a busy machine, and React would warn about each of them. Testing Library
 * enables the environment by itself while it acts, so it is off otherwise.
 */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Testing Library reads this global to advance the fake timers of a suite while it waits.
Object.assign(globalThis, { jest });
