import { whenBack } from '@cartaviva/session';

/** First and last pause in milliseconds. The provider's window may take a while to complete an approval. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 16_000;

/**
 * Calls `ask` immediately, whenever the user returns to this page, and a few times after that, until `isOver`.
 * Returns `onReturn`, which reports a return that the browser does not, and `stop`.
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
