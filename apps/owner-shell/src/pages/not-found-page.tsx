import { Button } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EmptyPlate } from './empty-plate';
import { MessagePage } from './message-page';

const ELSEWHERE = [
  { to: '/dashboard', label: 'Panel de Control' },
  { to: '/login', label: 'Iniciar Sesión' },
  { to: '/registro', label: 'Crear una cuenta' },
];

export function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <MessagePage
      drawing={<EmptyPlate />}
      title="Página no encontrada"
      description={
        <>
          <p>La dirección cambió, o tiene una letra de más. Aquí no hay nada:</p>
          <code className="mt-2 inline-block rounded-control bg-sunken px-2 py-0.5 font-mono text-sm break-all text-ink">
            {pathname}
          </code>
        </>
      }
      actions={
        <>
          <Button asChild>
            <Link to="/">Ir al inicio</Link>
          </Button>
          <Button variant="secondary" onClick={() => void navigate(-1)}>
            <ArrowLeft aria-hidden />
            Volver atrás
          </Button>
          <Elsewhere />
        </>
      }
    />
  );
}

function Elsewhere() {
  return (
    <nav aria-label="Otras páginas" className="w-full">
      <ul className="flex flex-wrap gap-x-6">
        {ELSEWHERE.map(({ to, label }) => (
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
