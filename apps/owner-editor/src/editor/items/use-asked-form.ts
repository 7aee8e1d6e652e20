import { TEXT_LIMITS } from '@cartaviva/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EditedItem } from '../../store/menu-store';
import type { OpenForm } from './open-form';
import { useSteadyCallback } from './use-steady-callback';

/**
 * Opens the form that the address asks for, once the items are loaded: `?item={id}` opens an existing item,
 * `?newItem=mofongo` a new item with that name. The query is then removed from the address.
 */
export function useAskedForm(
  items: readonly EditedItem[] | undefined,
  open: (form: OpenForm) => void,
): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const openAsked = useSteadyCallback((items: readonly EditedItem[]) => {
    const form = askedForm(new URLSearchParams(search), items);
    if (!form) return;
    void navigate({ search: '', hash }, { replace: true });
    open(form);
  });
  useEffect(() => {
    if (items) openAsked(items);
  }, [items, openAsked]);
}

function askedForm(asked: URLSearchParams, items: readonly EditedItem[]): OpenForm | undefined {
  const item = items.find(({ id }) => id === asked.get('item'));
  if (item) return { kind: 'item', item };
  const name = asked.get('newItem')?.trim().slice(0, TEXT_LIMITS.name);
  if (!name) return undefined;
  return { kind: 'new-item', categoryId: null, name: name.charAt(0).toUpperCase() + name.slice(1) };
}
