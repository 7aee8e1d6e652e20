import { api } from '@cartaviva/api-client';
import type { MenuView, UserView } from '@cartaviva/contracts';
import { useSession } from '@cartaviva/session';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FIRST_MENU } from './first-menu-guide';

/** Opens the guide automatically for an owner without a menu, once per account in all browsers. */
export function useFirstMenuGuide(
  user: UserView | undefined,
  menus: readonly MenuView[] | undefined,
): void {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const lead = useEffectEvent(async () => {
    // The profile records the guide first: missing it is better than seeing it twice.
    await api.put('/api/auth/profile', { body: { sawGuide: true } });
    await refresh();
    await navigate(FIRST_MENU);
  });
  const isWanted = user?.sawGuide === false && menus?.length === 0;
  useEffect(() => {
    // If the request fails, the empty panel offers the guide, and the next visit tries again.
    if (isWanted) lead().catch(() => undefined);
  }, [isWanted]);
}
