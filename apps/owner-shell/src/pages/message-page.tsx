import { SpilledCup, useDocumentTitle } from '@cartaviva/ui';
import { use, type ReactNode } from 'react';
import { InsideMain } from '../layout/inside-main';

interface MessagePageProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions: ReactNode;
  readonly drawing?: ReactNode;
}

/** A page that says one thing and what to do next. */
export function MessagePage({ title, description, actions, drawing }: MessagePageProps) {
  useDocumentTitle(title);
  const Frame = use(InsideMain) ? 'div' : 'main';
  return (
    <Frame className="mx-auto grid min-h-[70dvh] max-w-150 content-center justify-items-start gap-6 px-5 py-16 [main_&]:px-0">
      {drawing ?? <SpilledCup />}
      <div>
        <h1 tabIndex={-1} className="font-display text-3xl sm:text-4xl">
          {title}
        </h1>
        <div className="mt-4 text-base text-ink-soft">{description}</div>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Frame>
  );
}
