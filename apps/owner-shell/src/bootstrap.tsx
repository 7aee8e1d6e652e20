// The contracts' nested types ask for metadata when they are declared.
import 'reflect-metadata/lite';
import { SwrDefaults } from '@cartaviva/api-client';
import { UiProvider } from '@cartaviva/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SwrDefaults>
      <UiProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
      </UiProvider>
    </SwrDefaults>
  </StrictMode>,
);
