import { useSession } from '@cartaviva/session';
import { Button, Container, IconButton, Logo } from '@cartaviva/ui';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GUIDE_STEPS, type GuideStep } from './guide-step';
import { GUIDE_MESSAGES as MESSAGES } from './messages';

const LAST = GUIDE_STEPS.length - 1;

interface GuideFrameProps {
  readonly step: GuideStep | undefined;
  readonly children: ReactNode;
}

export function GuideFrame({ step, children }: GuideFrameProps) {
  const at = step ? Math.min(GUIDE_STEPS.indexOf(step) + 1, LAST) : 0;
  const isDone = step === 'published';
  const { signOut } = useSession();
  const progress = MESSAGES.progress(at, LAST);
  return (
    <>
      <header className="border-b border-line bg-surface">
        <Container className="flex min-h-16 max-w-320 flex-wrap items-center justify-between gap-2">
          <Link to="/dashboard" aria-label={MESSAGES.brand}>
            <Logo />
          </Link>
          <div className="-mr-4 flex items-center">
            <Button asChild variant="ghost" className="px-2 sm:px-4">
              <Link to="/dashboard">{isDone ? MESSAGES.toPanel : MESSAGES.later}</Link>
            </Button>
            <IconButton label={MESSAGES.signOut} onClick={() => void signOut()}>
              <LogOut aria-hidden />
            </IconButton>
          </div>
        </Container>
        {at > 0 && !isDone && (
          <div
            role="progressbar"
            aria-label={progress}
            aria-valuemin={0}
            aria-valuemax={LAST}
            aria-valuenow={at}
            className="h-1 bg-sunken"
          >
            <div className="h-full bg-mark" style={{ width: `${(100 * at) / LAST}%` }} />
          </div>
        )}
      </header>
      <main className="pt-6 pb-10 sm:pt-10">
        <Container className={step === 'review' ? 'max-w-320' : 'max-w-2xl'}>
          {at > 0 && !isDone && (
            <p className="mb-1 text-sm font-semibold text-accent">
              <Link to="/dashboard" className="inline-block py-1 underline">
                {MESSAGES.panel}
              </Link>
              <span aria-hidden>
                {' › '}
                {progress}
              </span>
            </p>
          )}
          {children}
        </Container>
      </main>
    </>
  );
}

interface StepHeadingProps {
  readonly title: string;
  readonly text: string;
}

/** Heading of a step. It takes the focus when the focused element was removed with the previous step. */
export function StepHeading({ title, text }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [title]);
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="font-display text-2xl text-balance">
        {title}
      </h1>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  );
}
