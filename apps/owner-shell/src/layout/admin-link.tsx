import { useSession } from '@cartaviva/session';
import { IconButton } from '@cartaviva/ui';
import { ShieldCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

export function AdminLink() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user?.role !== 'admin') return null;
  return (
    <IconButton asChild label="Administración" className="aria-[current=page]:text-accent">
      <Link to="/admin" aria-current={pathname === '/admin' ? 'page' : undefined}>
        <ShieldCheck aria-hidden />
      </Link>
    </IconButton>
  );
}
