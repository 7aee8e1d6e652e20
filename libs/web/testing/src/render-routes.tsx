import { SwrDefaults } from '@cartaviva/api-client';
import { ConnectionProvider } from '@cartaviva/session';
import { loadLazyParts, UiProvider } from '@cartaviva/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';

// As on a page that has been open for a moment.
await loadLazyParts();

/** Shows a remote's or the shell's routes at an address, as the shell does, with an empty cache. */
export function renderRoutes(routes: RouteObject[], at = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const screen = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SwrDefaults>
        <UiProvider>
          <ConnectionProvider>
            <RouterProvider router={router} />
          </ConnectionProvider>
        </UiProvider>
      </SwrDefaults>
    </SWRConfig>,
  );
  return { ...screen, router };
}
