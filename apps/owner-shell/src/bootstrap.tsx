import { SwrDefaults } from '@cartaviva/api-client';
import { ConnectionProvider } from '@cartaviva/session';
import { UiProvider } from '@cartaviva/ui';
import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { isPrerendered, renderOverPrerendered } from './prerendered-page';

const root = document.getElementById('root')!;

// Without hydration data, the router scrolls to the top when it starts, while the user is reading.
const router = createBrowserRouter(routes, isPrerendered(root) ? { hydrationData: {} } : {});

renderOverPrerendered(
  root,
  <StrictMode>
    <SwrDefaults>
      <UiProvider>
        <ConnectionProvider>
          <RouterProvider router={router} />
        </ConnectionProvider>
      </UiProvider>
    </SwrDefaults>
  </StrictMode>,
);
