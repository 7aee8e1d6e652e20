import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

interface PageLinkProps extends ComponentProps<'a'> {
  /** A path of the app, `#section` of this page, or a `mailto:`. */
  readonly to: string;
}

/** Leads to a page through the router, to a section smoothly, and anywhere else as links do. */
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
