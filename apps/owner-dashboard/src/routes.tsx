import type { RouteObject } from 'react-router-dom';
import { DashboardScreen } from './dashboard/dashboard.screen';

const routes: RouteObject[] = [{ path: '/dashboard', element: <DashboardScreen /> }];

export default routes;
