import { api } from '@cartaviva/api-client';
import type { MenuView, UserView } from '@cartaviva/contracts';
import { useSession } from '@cartaviva/session';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FIRST_MENU } from './first-menu-guide';

/** Opens the guide by itself for an owner without a menu: once for each account, in whatever browser. */
export function useFirstMenuGuide(
  user: UserView | undefined,
  menus: readonly MenuView[] | undefined,
): void {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const lead = useEffectEvent(async () => {
    // Noted first: an owner who is led away for good would rather miss it than see it twice.
    await api.put('/api/auth/profile', { body: { sawGuide: true } });
    await refresh();
    await navigate(FIRST_MENU);
  });
  const isWanted = user?.sawGuide === false && menus?.length === 0;
  useEffect(() => {
    // Where it could not be noted, the empty panel offers the guide, and the next visit asks again.
    if (isWanted) lead().catch(() => undefined);
  }, [isWanted]);
}
