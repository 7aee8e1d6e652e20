import { createContext, useContext, useState, type ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog';

/** Which of two versions stays: what this window holds, or what was saved elsewhere meanwhile. */
export type Choice = 'mine' | 'theirs';

const ConflictContext = createContext<(() => Promise<Choice>) | undefined>(undefined);

/** Asks the owner which version stays. */
export function useConflict(): () => Promise<Choice> {
  const ask = useContext(ConflictContext);
  if (!ask) throw new Error('ConflictGuard is missing above this screen');
  return ask;
}

/** Two windows on one menu do not overwrite each other silently: the second one to save is asked. */
export function ConflictGuard({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(choice: Choice) => void>();

  const [ask] = useState(
    () => () =>
      new Promise<Choice>((resolve) => {
        setAnswer(() => (choice: Choice) => {
          setAnswer(undefined);
          resolve(choice);
        });
      }),
  );

  return (
    <ConflictContext value={ask}>
      {children}
      {answer && (
        <ConflictDialog onKeepMine={() => answer('mine')} onUseTheirs={() => answer('theirs')} />
      )}
    </ConflictContext>
  );
}
