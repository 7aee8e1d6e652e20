import { whenBack } from '@cartaviva/session';

/** The provider's window may be a while at what was agreed in it: the first pause, and the last, in milliseconds. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 16_000;

/**
 * Asks at once, whenever somebody comes back to this page, and some times after that, until it is over. Gives back
 * how to say that somebody is back whom the browser does not tell of, and how to stop.
 */
export function askOnReturn(ask: () => Promise<void>, isOver: () => boolean) {
  let current = 0;
  async function begin(): Promise<void> {
    current += 1;
    const own = current;
    await ask();
    for (let pause = FIRST_PAUSE_MS; pause <= MAX_PAUSE_MS && !isOver(); pause *= 2) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (own !== current) return;
      await ask();
    }
  }
  const onReturn = () => void begin();
  onReturn();
  const ignore = whenBack(onReturn);
  return {
    onReturn,
    stop: () => {
      current += 1;
      ignore();
    },
  };
}
