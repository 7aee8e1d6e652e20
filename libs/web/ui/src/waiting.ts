import { createContext } from 'react';

/** What a screen says of something that is sent but not answered yet. */
export const PENDING = 'Pendiente';

interface Waiting {
  /** Whether something that was asked for waits for the connection or the server. */
  readonly isWaiting: boolean;
  /** Has it be tried now. */
  readonly hurry: () => void;
}

/** Who knows the network says here what it waits for, to the parts that show work under way. */
export const WaitingContext = createContext<Waiting>({ isWaiting: false, hurry: () => undefined });
