import { SwrDefaults } from '@cartaviva/api-client';
import { ConnectionProvider } from '@cartaviva/session';
import { loadLazyParts, UiProvider } from '@cartaviva/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';

// Load them early, as on a page that has been open for a moment.
await loadLazyParts();

/**
 * Renders routes of a remote or the shell at an address, as the shell does, with an empty cache.
 * @param dedupingInterval milliseconds during which SWR deduplicates a read; a screen that shows fresh data right
 *   after a write must not depend on it
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
