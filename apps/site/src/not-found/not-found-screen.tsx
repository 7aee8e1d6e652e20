import { Button, Logo, SpilledCup, useDocumentTitle } from '@cartaviva/ui';
import { ArrowLeft, Search } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_BOX } from '../help/search-box';
import { MESSAGES, OTHERS } from './messages';

/** Page for an unknown address, with the requested path and links (specification §2, "404 page"). */
export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <header className="mx-auto flex h-20 max-w-150 items-center px-5">
        <Link to="/" aria-label={MESSAGES.brand} className="flex rounded-control">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto grid min-h-[70dvh] max-w-150 content-center justify-items-start gap-6 px-5 py-12">
        <SpilledCup />
        <div>
          <h1 tabIndex={-1} className="font-display text-3xl sm:text-4xl">
            {MESSAGES.title}
          </h1>
          <p className="mt-4 text-pretty text-ink-soft">{MESSAGES.text}</p>
          <code className="mt-2 inline-block rounded-control bg-sunken px-2 py-0.5 font-mono text-sm break-all">
            {pathname}
          </code>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/">{MESSAGES.home}</Link>
          </Button>
          <Button asChild variant="secondary" className="noscript:hidden">
            <Link to={`/centro-ayuda#${SEARCH_BOX}`}>
              <Search aria-hidden />
              {MESSAGES.search}
            </Link>
          </Button>
          <Button variant="secondary" className="noscript:hidden" onClick={() => void navigate(-1)}>
            <ArrowLeft aria-hidden />
            {MESSAGES.back}
          </Button>
        </div>
        <Others />
      </main>
    </>
  );
}

function Others() {
  return (
    <nav aria-label={MESSAGES.others}>
      <ul className="flex flex-wrap gap-x-6">
        {OTHERS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
