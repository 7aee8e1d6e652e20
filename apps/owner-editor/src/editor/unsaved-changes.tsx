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

type Form = 'menu' | 'item';

/** Saves a form without a question. Resolves to true when everything is saved. */
type Save = () => Promise<boolean>;

/** Longest wait for a save before the user leaves, in milliseconds. */
const SAVE_TIMEOUT_MS = 3000;

interface UnsavedChanges {
  readonly dirty: ReadonlySet<Form>;
  readonly report: (form: Form, dirty: boolean, save?: Save) => void;
  /** Runs an action that would lose changes of these forms. Before it, the forms are saved, or the user is asked. */
  readonly losing: (forms: readonly Form[], action: () => void) => void;
}

const UnsavedContext = createContext<UnsavedChanges | undefined>(undefined);

export function useUnsavedChanges(): UnsavedChanges {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('UnsavedGuard is missing above this screen');
  return unsaved;
}

/**
 * Tells the guard about unsaved changes in a form, and how to save them without a question, until the form unmounts.
 */
export function useReportUnsaved(form: Form, dirty: boolean, save?: Save): void {
  const { report } = useUnsavedChanges();
  const saveNow = useEffectEvent(() => save?.() ?? Promise.resolve(false));
  useEffect(() => {
    report(form, dirty, () => saveNow());
    return () => report(form, false);
  }, [form, dirty, report]);
}

interface Loss {
  readonly forms: readonly Form[];
  readonly action: () => void;
}

interface UnsavedGuardProps {
  readonly onGivenUp: () => void;
  readonly children: ReactNode;
}

/**
 * Prevents the loss of unsaved changes. It saves what it can before the user leaves a screen, and asks about the
 * rest.
 */
export function UnsavedGuard({ onGivenUp, children }: UnsavedGuardProps) {
  const [dirty, setDirty] = useState<ReadonlySet<Form>>(new Set());
  const [asked, setAsked] = useState<Loss>();
  /** Destination of a navigation that was blocked because saving failed. */
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

  /** Saves these forms. Resolves to true when nothing is left to lose. */
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

  /** The dialog also closes after the user chose to leave. In that case the navigation must not be reset. */
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
