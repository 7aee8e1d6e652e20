import { ConfirmDialog } from '@cartaviva/ui';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { MESSAGES } from './messages';

/** The forms that can hold changes nobody has saved yet. */
type Form = 'menu' | 'item';

/** Saves a form by itself; whether all of it is saved. */
type Save = () => Promise<boolean>;

/** Longest wait for a save before something is left. */
const SAVE_TIMEOUT_MS = 3000;

interface UnsavedChanges {
  readonly dirty: ReadonlySet<Form>;
  readonly report: (form: Form, dirty: boolean, save?: Save) => void;
  /** Does what would lose changes of the given forms: saves them first, or asks. */
  readonly losing: (forms: readonly Form[], action: () => void) => void;
}

const UnsavedContext = createContext<UnsavedChanges | undefined>(undefined);

export function useUnsavedChanges(): UnsavedChanges {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('UnsavedGuard is missing above this screen');
  return unsaved;
}

/**
 * Tells the guard whether a form holds changes, and how they are saved without a question, for as long as
 * the form is on the screen.
 */
export function useReportUnsaved(form: Form, dirty: boolean, save?: Save): void {
  const { report } = useUnsavedChanges();
  const saveNow = useEffectEvent(() => save?.() ?? Promise.resolve(false));
  useEffect(() => {
    report(form, dirty, () => saveNow());
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

/** Nothing that was typed is lost without a question: what can is saved before its screen is left. */
export function UnsavedGuard({ onGivenUp, children }: UnsavedGuardProps) {
  const [dirty, setDirty] = useState<ReadonlySet<Form>>(new Set());
  const [asked, setAsked] = useState<Loss>();
  /** Where it was to go when it could not be saved first. */
  const [refused, setRefused] = useState<Location>();
  const saves = useRef(new Map<Form, Save>());
  const left = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarningOnClose(dirty.size > 0);

  const [report] = useState(() => (form: Form, isDirty: boolean, save?: Save) => {
    if (save) saves.current.set(form, save);
    setDirty((before) => {
      if (before.has(form) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(form);
      else after.delete(form);
      return after;
    });
  });

  /** Whether nothing of these forms is left to lose. */
  async function saved(forms: readonly Form[]): Promise<boolean> {
    const late = new Promise<false>((end) => setTimeout(end, SAVE_TIMEOUT_MS, false));
    const saving = forms
      .filter((form) => dirty.has(form))
      .map((form) => saves.current.get(form)!());
    return Promise.race([late, Promise.all(saving).then((all) => all.every(Boolean))]);
  }

  function losing(forms: readonly Form[], action: () => void): void {
    if (!forms.some((form) => dirty.has(form))) action();
    else void saved(forms).then((isSaved) => (isSaved ? action() : setAsked({ forms, action })));
  }

  const isBlocked = blocker.state === 'blocked';
  const saveFirst = useEffectEvent(() => saved([...dirty]));
  const goOn = useEffectEvent((isSaved: boolean) => {
    if (isSaved) blocker.proceed?.();
    else setRefused(blocker.location);
  });
  useEffect(() => {
    if (isBlocked) void saveFirst().then(goOn);
  }, [isBlocked]);

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
        open={asked !== undefined || (isBlocked && refused === blocker.location)}
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
