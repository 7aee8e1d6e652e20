import { ConfirmDialog } from '@cartaviva/ui';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { MESSAGES } from './messages';

/** The forms that can hold changes nobody has saved yet. */
type Form = 'menu' | 'item';

interface UnsavedChanges {
  readonly dirty: ReadonlySet<Form>;
  readonly report: (form: Form, dirty: boolean) => void;
  /** Does what would lose changes of the given forms; asks first when there are any. */
  readonly losing: (forms: readonly Form[], action: () => void) => void;
}

const UnsavedContext = createContext<UnsavedChanges | undefined>(undefined);

export function useUnsavedChanges(): UnsavedChanges {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('UnsavedGuard is missing above this screen');
  return unsaved;
}

/** Tells the guard whether a form holds changes, for as long as the form is on the screen. */
export function useReportUnsaved(form: Form, dirty: boolean): void {
  const { report } = useUnsavedChanges();
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [form, dirty, report]);
}

/** What was asked for and would lose changes of some forms. */
interface Loss {
  readonly forms: readonly Form[];
  readonly action: () => void;
}

interface UnsavedGuardProps {
  /** Hears that changes of the menu are given up. */
  readonly onGivenUp: () => void;
  readonly children: ReactNode;
}

/** Nothing that was typed is lost without a question: not by a link, not by closing the tab. */
export function UnsavedGuard({ onGivenUp, children }: UnsavedGuardProps) {
  const [dirty, setDirty] = useState<ReadonlySet<Form>>(new Set());
  const [asked, setAsked] = useState<Loss>();
  const left = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarningOnClose(dirty.size > 0);

  const [report] = useState(() => (form: Form, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(form) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(form);
      else after.delete(form);
      return after;
    });
  });

  function losing(forms: readonly Form[], action: () => void): void {
    if (forms.some((form) => dirty.has(form))) setAsked({ forms, action });
    else action();
  }

  /** The dialog also closes after "leave", which was not an answer to stay. */
  function stay(): void {
    if (!left.current) blocker.reset?.();
    left.current = false;
    setAsked(undefined);
  }

  function leave(): void {
    left.current = true;
    const lost = asked?.forms ?? [...dirty];
    if (lost.includes('menu')) onGivenUp();
    setDirty(new Set([...dirty].filter((form) => !lost.includes(form))));
    asked?.action();
    blocker.proceed?.();
  }

  return (
    <UnsavedContext value={{ dirty, report, losing }}>
      {children}
      <ConfirmDialog
        open={asked !== undefined || blocker.state === 'blocked'}
        onOpenChange={(open) => !open && stay()}
        title={MESSAGES.leaving.title}
        description={MESSAGES.leaving.text}
        confirmLabel={MESSAGES.leaving.confirm}
        onConfirm={leave}
        tone="danger"
      />
    </UnsavedContext>
  );
}

function useWarningOnClose(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
