import { createContext } from 'react';

/** Label of a change that is sent but not answered yet. */
export const PENDING = 'Pendiente';

interface Waiting {
  readonly isWaiting: boolean;
  readonly hurry: () => void;
}

/** Provides the state of pending writes to components that show work in progress. */
export const WaitingContext = createContext<Waiting>({ isWaiting: false, hurry: () => undefined });
