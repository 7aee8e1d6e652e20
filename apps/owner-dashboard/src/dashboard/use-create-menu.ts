import { api, ApiError, isUnauthorized, sentenceOf } from '@cartaviva/api-client';
import type { CreateMenuRequest, MenuView, TemplateView } from '@cartaviva/contracts';
import { START_MESSAGES, type MenuStart } from '@cartaviva/menu-start';
import { useMay, useSession } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { useMenus } from './use-menus';
import { useSignInAgain } from './use-sign-in-again';

const PLAN_LIMIT = 402;

/**
 * POST /api/menus with the specification's defaults (§9) or with a chosen start. Shows a toast with the result (§8).
 */
export function useCreateMenu() {
  const { user } = useSession();
  const may = useMay();
  // Sorted by age, newest first.
  const { data: [newest] = [] } = useMenus();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useToast();
  const signInAgain = useSignInAgain();
  const [creating, setCreating] = useState(false);

  async function create(start: MenuStart): Promise<void> {
    setCreating(true);
    try {
      const { id } = await begin(start);
      const report = start.kind === 'file' ? await importFile(id, start.file) : undefined;
      await Promise.all([mutate('/api/menus'), mutate('/api/dashboard/stats')]);
      toast({
        title: MESSAGES.success,
        description: [MESSAGES.created, report].filter(Boolean).join(' '),
        tone: 'success',
        action: { label: MESSAGES.editNow, onClick: () => void navigate(`/editor/${id}`) },
      });
    } catch (error) {
      refuse(error);
    } finally {
      setCreating(false);
    }
  }

  async function begin(start: MenuStart): Promise<MenuView> {
    if (start.kind === 'copy') {
      const params = { path: { menuId: start.of.id } };
      return api.post('/api/menus/{menuId}/duplicate', { params });
    }
    const { browserPlace, newMenuDefaults } = await import('./new-menu');
    const owner = user ?? { firstName: '', preferredCurrency: '' };
    const defaults = newMenuDefaults(owner, newest ?? browserPlace());
    const body = start.kind === 'template' ? fromTemplate(defaults, start.template) : defaults;
    return api.post('/api/menus', { body });
  }

  function refuse(error: unknown): void {
    if (isUnauthorized(error)) {
      signInAgain(MESSAGES.unauthorized);
    } else if (error instanceof ApiError && error.status === PLAN_LIMIT && error.problem.error) {
      toast({
        title: MESSAGES.notCreated,
        description: error.problem.error,
        tone: 'destructive',
        ...(may('payments') && {
          action: { label: MESSAGES.seePlans, onClick: () => void navigate('/profile/plan') },
        }),
      });
    } else {
      toast({ title: MESSAGES.error, description: MESSAGES.notCreated, tone: 'destructive' });
    }
  }

  return { create, creating };
}

function fromTemplate(
  defaults: CreateMenuRequest,
  { id, name, description, themeColor }: TemplateView,
): CreateMenuRequest {
  return { ...defaults, name, description, themeColor, templateId: id };
}

/** Imports the file into the new menu. Returns the sentence for the toast. */
async function importFile(menuId: string, file: File): Promise<string> {
  try {
    const { imported, faults } = await api.post('/api/menus/{menuId}/import', {
      params: { path: { menuId } },
      body: file,
    });
    return START_MESSAGES.imported(imported, faults.length);
  } catch (error) {
    return sentenceOf(error, START_MESSAGES.notImported);
  }
}
