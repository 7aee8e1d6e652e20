import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { preload } from '../remotes/remotes';
import type { Destination } from './destinations';
import { useOpenEditor } from './open-editor';

interface DestinationLinkProps {
  readonly destination: Destination;
  readonly className: string;
  readonly children: ReactNode;
}

/** Link of the navigation. It preloads the screen's code when the pointer enters. */
export function DestinationLink({ destination, className, children }: DestinationLinkProps) {
  const { to, also, remote } = destination;
  const { pathname } = useLocation();
  const { open, opening } = useOpenEditor();
  const fetchAhead = () => preload(remote);

  if (!to) {
    return (
      <button
        type="button"
        className={className}
        disabled={opening}
        aria-busy={opening || undefined}
        onPointerEnter={fetchAhead}
        onClick={() => void open()}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to={to}
      className={className}
      aria-current={pathname === to || pathname === also ? 'page' : undefined}
      onPointerEnter={fetchAhead}
    >
      {children}
    </Link>
  );
}
