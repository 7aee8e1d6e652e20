import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DashboardScreen } from './dashboard/dashboard.screen';

/** Charts and what they need come with the screens that draw them. */
const AnalyticsScreen = lazy(
  () => import(/* webpackChunkName: "analytics" */ './analytics/analytics.screen'),
);
const ComparisonScreen = lazy(
  () =>
    import(
      /* webpackChunkName: "analytics-comparison" */ './analytics/comparison/comparison.screen'
    ),
);

const PricesScreen = lazy(() => import(/* webpackChunkName: "prices" */ './prices/prices.screen'));

const routes: RouteObject[] = [
  { path: '/dashboard', element: <DashboardScreen /> },
  { path: '/analytics', element: <ComparisonScreen /> },
  { path: '/precios', element: <PricesScreen /> },
  { path: '/analytics/:menuId', element: <AnalyticsScreen /> },
];

export default routes;
