import { Logo, SpilledCup, useDocumentTitle } from '@cartaviva/ui';
import { use, type ReactNode } from 'react';
import { InsideMain } from '../layout/inside-main';

interface MessagePageProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly actions: ReactNode;
  readonly drawing?: ReactNode;
}

export function MessagePage(message: MessagePageProps) {
  useDocumentTitle(message.title);
  if (use(InsideMain)) return <Message {...message} />;
  return (
    <>
      <header className="mx-auto flex h-20 max-w-150 items-center px-5">
        <a href="/" className="flex rounded-control" aria-label="CartaViva, inicio">
          <Logo />
        </a>
      </header>
      <main className="px-5">
        <Message {...message} />
      </main>
    </>
  );
}

function Message({ title, description, actions, drawing }: MessagePageProps) {
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-140 content-center justify-items-start gap-6 py-12">
      {drawing ?? <SpilledCup />}
      <div>
        <h1 tabIndex={-1} className="font-display text-3xl sm:text-4xl">
          {title}
        </h1>
        <div className="mt-4 text-base text-pretty text-ink-soft">{description}</div>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
