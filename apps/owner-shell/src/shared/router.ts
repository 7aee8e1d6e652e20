/**
 * Re-exports what the system uses of react-router, for the shell and every remote. A shared package is sent
 * completely, and the full package is twice as large. `router.spec.ts` checks that nothing is missing.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  renderMatches,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type { LinkProps, RouteObject } from 'react-router';
