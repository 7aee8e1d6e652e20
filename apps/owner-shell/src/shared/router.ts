/**
 * What the system uses of react-router, for the shell and every remote: a shared package is sent whole,
 * and the whole is twice as large. `router.spec.ts` sees that nothing is missing here.
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
