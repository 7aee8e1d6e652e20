import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Path in the app, `#section` of this page, or `mailto:` address. */
  readonly to: string;
}

/** Link that uses the router for pages, scrolls smoothly to sections, and opens other addresses normally. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  if (to.startsWith('/')) return <Link to={to} {...rest} />;
  if (to.startsWith('#')) return <SectionLink to={to} {...rest} />;
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  );
}

function SectionLink({ to, onClick, children, ...rest }: PageLinkProps) {
  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const section = document.getElementById(to.slice(1));
    if (!section) return;
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    section.focus({ preventScroll: true });
  }

  return (
    <a href={to} onClick={scroll} {...rest}>
      {children}
    </a>
  );
}
