import { Callout, Logo, ThemeToggle } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PrintedMenu } from './printed-menu';

interface AccountFrameProps {
  /** Small line above the title that names the current step. */
  readonly step?: string;
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

/** Page layout of sign-in and registration: a form and, on desktop screens, a menu that illustrates the product. */
export function AccountFrame({ step, title, description, children }: AccountFrameProps) {
  return (
    <div data-door className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 sm:px-10">
        <header className="flex h-20 items-center justify-between">
          <Link to="/" className="flex rounded-control" aria-label="CartaViva, inicio">
            <Logo />
          </Link>
          <ThemeToggle className="-mr-3" />
        </header>
        <main className="mx-auto w-full max-w-105 grow pt-4 pb-16 sm:pt-[5vh]">
          {step && <p className="mb-2 text-sm font-semibold text-accent">{step}</p>}
          <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
            {title}
          </h1>
          <div className="mt-2 text-pretty text-ink-soft">{description}</div>
          <noscript>
            <Callout tone="warning" className="mt-6">
              Para entrar hace falta JavaScript. Actívalo y recarga la página.
            </Callout>
          </noscript>
          <div className="mt-8">{children}</div>
        </main>
      </div>
      <PrintedMenu />
    </div>
  );
}
