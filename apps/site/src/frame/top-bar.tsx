import { Container, IconButton, Logo, ThemeToggle } from '@cartaviva/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES, type Destination } from './messages';
import { Doors } from './doors';
import { PageLink } from './page-link';

interface TopBarProps {
  readonly links: readonly Destination[];
  /** Label of the button that leads to /registro. */
  readonly register: string;
}

/** Bar at the top of every page. On phones its links collapse into a menu. */
export function TopBar({ links, register }: TopBarProps) {
  const [unfolded, unfold] = useState(false);
  const fold = () => unfold(false);

  useEffect(() => {
    if (!unfolded) return undefined;
    const foldOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') unfold(false);
    };
    document.addEventListener('keydown', foldOnEscape);
    return () => document.removeEventListener('keydown', foldOnEscape);
  }, [unfolded]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <Container className="flex min-h-16 items-center gap-2 max-lg:flex-wrap noscript:flex-wrap noscript:max-lg:pt-2">
        <Link to="/" aria-label={MESSAGES.home} className="mr-auto flex rounded-control">
          <Logo />
        </Link>
        <nav
          aria-label={MESSAGES.navigation}
          className="hidden lg:block noscript:block noscript:max-lg:order-last noscript:max-lg:w-full"
        >
          <ul className="flex flex-wrap">
            {links.map(({ label, to }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  className="inline-flex h-11 items-center rounded-control px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle className="noscript:hidden" />
        <div className="flex flex-wrap justify-end gap-2 max-lg:hidden noscript:flex">
          <Doors register={register} signIn="ghost" />
        </div>
        <IconButton
          label={unfolded ? MESSAGES.closeMenu : MESSAGES.openMenu}
          aria-expanded={unfolded}
          aria-controls="menu-movil"
          onClick={() => unfold(!unfolded)}
          className="lg:hidden noscript:hidden"
        >
          {unfolded ? <X aria-hidden /> : <Menu aria-hidden />}
        </IconButton>
      </Container>
      {unfolded && <PhoneMenu links={links} register={register} onChosen={fold} />}
    </header>
  );
}

function PhoneMenu({ links, register, onChosen }: TopBarProps & { onChosen: () => void }) {
  return (
    <div
      id="menu-movil"
      className="absolute inset-x-0 top-full animate-fade border-b border-line bg-paper shadow-float lg:hidden"
    >
      <Container className="grid gap-4 py-4">
        <nav aria-label={MESSAGES.navigation}>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <PageLink
                  to={to}
                  onClick={onChosen}
                  className="flex h-13 items-center text-base font-medium"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 sm:grid-cols-2">
          <Doors register={register} signIn="secondary" />
        </div>
      </Container>
    </div>
  );
}
