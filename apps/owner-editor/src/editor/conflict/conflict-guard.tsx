import { lazyPart } from '@cartaviva/ui';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConflictDialogProps } from './conflict-dialog';
import type { Difference } from './difference-choice';

type Ask = (differences: readonly Difference[]) => Promise<ReadonlySet<string>>;

const ConflictContext = createContext<Ask | undefined>(undefined);

/** Returns a function that asks which values to keep. It resolves to the fields that keep their saved value. */
export function useConflict(): Ask {
  const ask = useContext(ConflictContext);
  if (!ask) throw new Error('ConflictGuard is missing above this screen');
  return ask;
}

const ConflictDialog = lazyPart<ConflictDialogProps>(() =>
  import('./conflict-dialog').then((part) => part.ConflictDialog),
);

/** Prevents two windows from overwriting each other's changes: the second one to save is asked. */
export function ConflictGuard({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConflictDialogProps>();

  const giveUp = useRef(() => undefined as void);
  // Leaving without an answer rejects the promise, so that no save waits for it.
  useEffect(() => () => giveUp.current(), []);

  const [ask] = useState(
    (): Ask => (differences) =>
      new Promise((resolve, reject) => {
        giveUp.current = () => reject(new Error('Left without an answer'));
        const onAnswer = (theirs: ReadonlySet<string>) => {
          setQuestion(undefined);
          resolve(theirs);
        };
        setQuestion({ differences, onAnswer });
      }),
  );

  return (
    <ConflictContext value={ask}>
      {children}
      {question && <ConflictDialog {...question} />}
    </ConflictContext>
  );
}
