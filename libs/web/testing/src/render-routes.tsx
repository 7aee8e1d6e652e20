import { SwrDefaults } from '@cartaviva/api-client';
import { ConnectionProvider } from '@cartaviva/session';
import { loadLazyParts, UiProvider } from '@cartaviva/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';

// As on a page that has been open for a moment.
await loadLazyParts();

/**
 * Shows a remote's or the shell's routes at an address, as the shell does, with an empty cache.
 * @param dedupingInterval milliseconds in which SWR makes a read once, which a screen that shows fresh data
 *   right after a write must not depend on
 */
export function renderRoutes(routes: RouteObject[], at = '/', { dedupingInterval = 0 } = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const screen = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval }}>
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
