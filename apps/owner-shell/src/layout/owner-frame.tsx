import { ClosingBanner, useSession } from '@cartaviva/session';
import { Button, cn, Container, IconButton, Logo, ThemeToggle } from '@cartaviva/ui';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountBar } from './account-bar';
import { AdminLink } from './admin-link';
import { BottomBar } from './bottom-bar';
import { InsideMain } from './inside-main';
import { OwnerNavigation } from './owner-navigation';
import { OwnerShortcuts } from './owner-shortcuts';

/** Frame for signed-in owners: the header, the content and, on phones, the bottom bar. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const signedIn = status === 'signedIn';
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <Container className="flex h-16 items-center gap-2">
          <Link
            to="/"
            className="mr-4 flex min-w-0 overflow-hidden rounded-control"
            aria-label="CartaViva, inicio"
          >
            {/* The word wraps out of sight where large text leaves no room for it. */}
            <Logo className="h-[max(32px,1.5rem)] flex-wrap" />
          </Link>
          {signedIn && <OwnerNavigation />}
          <span className="grow" />
          <AdminLink />
          {/* The narrowest phones have no room for both the theme button and the sign-in link. */}
          <span className={cn(status === 'signedOut' && 'max-[22.5rem]:hidden')}>
            <ThemeToggle />
          </span>
          {signedIn && <SignOut />}
          {status === 'signedOut' && <SignInLink />}
        </Container>
        {signedIn && <AccountBar />}
      </header>
      <main id="contenido" tabIndex={-1} className="pt-6 pb-28 outline-none sm:pt-10 md:pb-16">
        <InsideMain value={true}>
          <Container>
            {signedIn && <ClosingBanner />}
            {children}
          </Container>
        </InsideMain>
      </main>
      {signedIn && <BottomBar />}
      <OwnerShortcuts />
    </>
  );
}

function SignInLink() {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/login">Iniciar Sesión</Link>
    </Button>
  );
}

function SignOut() {
  const { signOut } = useSession();
  return (
    <>
      <IconButton label="Cerrar Sesión" className="-mr-3 md:hidden" onClick={() => void signOut()}>
        <LogOut aria-hidden />
      </IconButton>
      <Button variant="ghost" className="-mr-4 max-md:hidden" onClick={() => void signOut()}>
        <LogOut aria-hidden />
        Cerrar Sesión
      </Button>
    </>
  );
}
