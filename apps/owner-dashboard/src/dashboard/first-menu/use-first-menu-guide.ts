import type { MenuView } from '@cartaviva/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { FIRST_MENU, noteOffered, wasOffered } from './first-menu-guide';

/** Opens the guide by itself, once, for an owner who has never had a menu here. */
export function useFirstMenuGuide(
  userId: string | undefined,
  menus: readonly MenuView[] | undefined,
): void {
  const navigate = useNavigate();
  const count = menus?.length;
  useEffect(() => {
    if (!userId || count === undefined || wasOffered(userId)) return;
    noteOffered(userId);
    if (count === 0) void navigate(FIRST_MENU);
  }, [userId, count, navigate]);
}
