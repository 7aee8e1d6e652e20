import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DashboardScreen } from './dashboard/dashboard.screen';

/** The analytics screens are separate chunks, because they contain the chart code. */
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
/** Most owners have a single menu and do not need these screens. */
const NewRestaurantScreen = lazy(
  () => import(/* webpackChunkName: "restaurants" */ './restaurants/new-restaurant.screen'),
);
const RestaurantScreen = lazy(
  () => import(/* webpackChunkName: "restaurants" */ './restaurants/restaurant.screen'),
);

const routes: RouteObject[] = [
  { path: '/dashboard', element: <DashboardScreen /> },
  { path: '/analytics', element: <ComparisonScreen /> },
  { path: '/precios', element: <PricesScreen /> },
  { path: '/analytics/:menuId', element: <AnalyticsScreen /> },
  { path: '/restaurantes/nuevo', element: <NewRestaurantScreen /> },
  { path: '/restaurantes/:restaurantId', element: <RestaurantScreen /> },
];

export default routes;
