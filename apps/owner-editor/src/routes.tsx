import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DemoDashboardScreen } from './demo/demo-dashboard.screen';
import { DemoEditorScreen } from './demo/demo-editor.screen';
import { DemoMode } from './demo/demo-mode';
import { OwnerEditorScreen } from './editor/owner-editor.screen';
import { FirstMenuScreen } from './first-menu/first-menu.screen';

/** The kitchen is a separate chunk, because its tablet does not need the other screens. */
const KitchenScreen = lazy(
  () => import(/* webpackChunkName: "kitchen" */ './kitchen/kitchen.screen'),
);

const routes: RouteObject[] = [
  { path: '/cocina', element: <KitchenScreen /> },
  { path: '/empezar', element: <FirstMenuScreen /> },
  { path: '/editor/:id', element: <OwnerEditorScreen /> },
  {
    path: '/demo-dashboard',
    element: (
      <DemoMode>
        <DemoDashboardScreen />
      </DemoMode>
    ),
  },
  {
    path: '/demo/editor/:id',
    element: (
      <DemoMode>
        <DemoEditorScreen />
      </DemoMode>
    ),
  },
];

export default routes;
