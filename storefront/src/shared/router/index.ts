export { Link, type LinkProps } from './link.tsx';
export { matchPath } from './location.ts';
export { MemoryRouter } from '../../testing/memory-router.tsx';
export {
  BrowserRouter,
  Navigate,
  RouteParams,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router.tsx';
