import { api, ApiError, isUnauthorized } from '@cartaviva/api-client';
import type { CreateMenuRequest, MenuView } from '@cartaviva/contracts';
import { newMenuDefaults } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { useSignInAgain } from './use-sign-in-again';

const PLAN_LIMIT = 402;

/** POST /api/menus with the specification's defaults (§9); says how it went (§8). */
export function useCreateMenu() {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useToast();
  const signInAgain = useSignInAgain();
  const [creating, setCreating] = useState(false);

  async function create(): Promise<void> {
    setCreating(true);
    try {
      const menu: CreateMenuRequest = newMenuDefaults(
        user ?? { firstName: '', preferredCurrency: '' },
      );
      const { id } = await api.post<MenuView>('/api/menus', menu);
      await Promise.all([mutate('/api/menus'), mutate('/api/dashboard/stats')]);
      toast({
        title: MESSAGES.success,
        description: MESSAGES.created,
        tone: 'success',
        action: { label: MESSAGES.editNow, onClick: () => void navigate(`/editor/${id}`) },
      });
    } catch (error) {
      refuse(error);
    } finally {
      setCreating(false);
    }
  }

  function refuse(error: unknown): void {
    if (isUnauthorized(error)) {
      signInAgain(MESSAGES.unauthorized);
    } else if (error instanceof ApiError && error.status === PLAN_LIMIT && error.problem.error) {
      toast({
        title: MESSAGES.notCreated,
        description: error.problem.error,
        tone: 'destructive',
        action: { label: MESSAGES.seePlans, onClick: () => void navigate('/profile') },
      });
    } else {
      toast({ title: MESSAGES.error, description: MESSAGES.notCreated, tone: 'destructive' });
    }
  }

  return { create, creating };
}
