import type { Translation } from '@cartaviva/contracts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { keyOf } from '../../store/use-translations';

export type SaveState = 'saving' | 'saved' | 'failed';

/** Delay in milliseconds, so that fields left in quick succession are saved in one request. */
const BATCH_MS = 500;

const NOTHING: ReadonlyMap<string, Translation> = new Map();

/**
 * Saves translations in batches as their fields lose focus, and reports the state of each one. Pending texts are sent
 * when the table unmounts.
 */
export function useTranslationSaves(
  translate: (texts: readonly Translation[]) => Promise<void>,
  onFailed: (error: unknown) => void,
) {
  const [waiting, setWaiting] = useState(NOTHING);
  const [states, setStates] = useState<Readonly<Record<string, SaveState>>>({});

  const mark = useCallback((keys: Iterable<string>, state: SaveState) => {
    const marked = Object.fromEntries([...keys].map((key) => [key, state]));
    setStates((before) => ({ ...before, ...marked }));
  }, []);

  const save = useCallback(
    (text: Translation) => {
      setWaiting((before) => new Map(before).set(keyOf(text), text));
      mark([keyOf(text)], 'saving');
    },
    [mark],
  );

  const send = useEffectEvent(async () => {
    if (waiting.size === 0) return;
    setWaiting(NOTHING);
    try {
      await translate([...waiting.values()]);
      mark(waiting.keys(), 'saved');
    } catch (error) {
      mark(waiting.keys(), 'failed');
      onFailed(error);
    }
  });

  useEffect(() => {
    const timer = setTimeout(() => void send(), BATCH_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => () => void send(), []);

  return { states, save };
}
