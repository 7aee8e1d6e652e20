import type { CategoryView, ItemView, MenuView } from '@cartaviva/contracts';
import { aMenu, anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

interface Opened {
  readonly menu?: MenuView;
  readonly categories?: readonly CategoryView[];
  readonly items?: readonly ItemView[];
  /** Query string and fragment of the editor's address: `?item=…#items`. */
  readonly asked?: string;
  readonly replies?: Record<string, StubReply | ((body: unknown, headers: Headers) => StubReply)>;
}

export async function openEditor({
  menu = aMenu(),
  categories = [],
  items = [],
  asked = '',
  replies = {},
}: Opened = {}) {
  const path = `/api/menus/${menu.id}`;
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    [`GET ${path}`]: { body: menu },
    [`GET ${path}/categories`]: { body: categories },
    [`GET ${path}/items`]: { body: items },
    ...replies,
  });
  const elsewhere = [
    { path: '/', element: <p>inicio</p> },
    { path: '/profile/plan', element: <p>perfil</p> },
  ];
  const { router } = renderRoutes([...routes, ...elsewhere], `/editor/${menu.id}${asked}`);
  await screen.findByRole('tab', { name: 'Info' });
  return { calls, router, path };
}

export async function goTo(tab: string): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
}

export async function openItems(options: Opened = {}) {
  const opened = await openEditor(options);
  await goTo('Ítems');
  return opened;
}
