import { homeOf, roleMay, useRole, useSession, type Right } from '@cartaviva/session';
import { Button } from '@cartaviva/ui';
import { Outlet, Link } from 'react-router-dom';
import { MessagePage } from '../pages/message-page';

/** Shows its screens to roles with the right. The server enforces the right; this check only improves the display. */
export function Allowed({ to: right }: { to: Right }) {
  const role = useRole();
  const { status } = useSession();
  if (status !== 'signedIn' || roleMay(role, right)) return <Outlet />;
  return (
    <MessagePage
      title="Esta página no es parte de tu rol"
      description="El dueño de la cuenta y sus administradores deciden qué puede hacer cada persona."
      actions={
        <Button asChild>
          <Link to={homeOf(role)}>Ir a lo tuyo</Link>
        </Button>
      }
    />
  );
}
