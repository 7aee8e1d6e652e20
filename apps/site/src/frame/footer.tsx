import { Container, Logo } from '@cartaviva/ui';
import { CookieBanner } from '../consent/cookie-banner';
import { FOOTER, MESSAGES } from './messages';
import { PageLink } from './page-link';

const link =
  'inline-flex min-h-11 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline sm:min-h-9';

export function Footer() {
  return (
    <>
      <footer className="border-t border-line bg-surface">
        <Container className="grid gap-8 pt-12 pb-20 sm:pb-12 sm:grid-cols-[2fr_1fr_1fr]">
          <div>
            <Logo />
            <p className="mt-4 max-w-80 text-sm text-ink-soft">{MESSAGES.pitch}</p>
            <p className="mt-4 text-sm text-ink-faint">
              {MESSAGES.rights(new Date().getFullYear())}
            </p>
          </div>
          {FOOTER.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-sm font-semibold">{title}</h2>
              <ul className="mt-2">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to} className={link}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Container>
      </footer>
      <CookieBanner />
    </>
  );
}
