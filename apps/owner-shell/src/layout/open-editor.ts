import { api, isUnauthorized } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { roleMay, roleOf, useSession } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';

/** Opens the owner's first menu. If there is none and the role permits it, the menu is created (specification §2). */
export function useOpenEditor() {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useToast();
  const [opening, setOpening] = useState(false);

  async function firstMenu(): Promise<MenuView | undefined> {
    const [first] = await api.get('/api/menus');
    if (first || !roleMay(roleOf(user), 'menus.manage')) return first;
    const { browserPlace, newMenuDefaults } = await import('./new-menu');
    const owner = user ?? { firstName: '', preferredCurrency: '' };
    const body = newMenuDefaults(owner, browserPlace());
    const created = await api.post('/api/menus', { body });
    await Promise.all([mutate('/api/menus'), mutate('/api/dashboard/stats')]);
    toast({ title: 'Éxito', description: 'Menú creado exitosamente.', tone: 'success' });
    return created;
  }

  function explain(error: unknown): void {
    if (!isUnauthorized(error)) {
      toast({ title: 'Error', description: 'No se pudo crear el menú.', tone: 'destructive' });
      return;
    }
    toast({
      title: 'No autorizado',
      description: 'Tu sesión ha expirado. Redirigiendo...',
      tone: 'destructive',
    });
    setTimeout(() => window.location.assign('/api/login'), 500);
  }

  async function open(): Promise<void> {
    setOpening(true);
    try {
      const menu = await firstMenu();
      if (menu) await navigate(`/editor/${menu.id}`);
      else
        toast({ title: 'Aún no hay menús', description: 'El dueño de la cuenta crea el primero.' });
    } catch (error) {
      explain(error);
    } finally {
      setOpening(false);
    }
  }

  return { open, opening };
}
