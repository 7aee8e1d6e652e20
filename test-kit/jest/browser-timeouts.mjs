import { configure } from '@testing-library/react';
import { jest } from '@jest/globals';

/** A busy machine is slow, not wrong: what a screen is waited for has the time of a real deadline. */
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(120_000);
