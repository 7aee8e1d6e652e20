import { Button, useFocusReturn } from '@cartaviva/ui';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { DifferenceChoice, type Difference } from './difference-choice';
import { MESSAGES } from './messages';
import { ValueText } from './shown-value';

export interface ConflictDialogProps {
  readonly differences: readonly Difference[];
  /** Receives the names of the fields that keep their saved value. */
  readonly onAnswer: (theirs: ReadonlySet<string>) => void;
}

/** Asks which value of each field to keep. It cannot be dismissed, because every answer discards something. */
export function ConflictDialog({ differences, onAnswer }: ConflictDialogProps) {
  const focusReturn = useFocusReturn();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const [only, ...others] = differences;
  const isSingle = only && others.length === 0;
  const all = new Set(differences.map(({ field }) => field));

  function choose(field: string, isTheirs: boolean): void {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  }

  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-veil" />
        <AlertDialog.Content className="dialog-panel" {...focusReturn}>
          <AlertDialog.Title className="text-lg font-semibold">{MESSAGES.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">
            {MESSAGES.text}
          </AlertDialog.Description>
          {isSingle ? (
            <Single difference={only} />
          ) : (
            <div className="mt-4 grid gap-4">
              {differences.map((difference) => (
                <DifferenceChoice
                  key={difference.field}
                  difference={difference}
                  isTheirs={theirs.has(difference.field)}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={() => onAnswer(all)}>
              {isSingle ? MESSAGES.useTheirs : MESSAGES.useAllTheirs}
            </Button>
            {/* Gets the focus, because this choice keeps what was typed here. */}
            <AlertDialog.Cancel asChild>
              <Button onClick={() => onAnswer(theirs)}>
                {isSingle ? MESSAGES.keepMine : MESSAGES.saveChoice}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Single({ difference: { label, mine, theirs } }: { difference: Difference }) {
  return (
    <dl className="mt-4 grid gap-2 rounded-control bg-sunken p-3.5 text-sm">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0">
        <span className="text-ink-soft">{MESSAGES.mine}</span> <ValueText value={mine} />
      </dd>
      <dd className="min-w-0">
        <span className="text-ink-soft">{MESSAGES.theirs}</span> <ValueText value={theirs} />
      </dd>
    </dl>
  );
}
