import { endpoints, limitOf, pathPattern, type Endpoint, type FileUpload } from '@shop/contract';

type AllowedRoute = {
  method: string;
  pattern: RegExp;
  upload: FileUpload | undefined;
  /** Counts against the limit `publicRead`, as it does in the cms. */
  isPublicRead: boolean;
};

const routes = Object.values<Endpoint>(endpoints).map((endpoint): AllowedRoute => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api${pathPattern(endpoint.path)}$`),
  upload: endpoint.multipart,
  isPublicRead: limitOf(endpoint) === 'publicRead',
}));

/** Returns the allowed route of a request, the methods that its path allows instead, or null for an unknown path. */
export function findAllowedRoute(
  method: string,
  pathname: string,
): AllowedRoute | { allowedMethods: string[] } | null {
  const candidates = routes.filter(({ pattern }) => pattern.test(pathname));
  if (candidates.length === 0) return null;
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = candidates.find((candidate) => candidate.method === wanted);
  if (route) return route;
  const methods = candidates.flatMap((candidate) =>
    candidate.method === 'GET' ? ['GET', 'HEAD'] : [candidate.method],
  );
  return { allowedMethods: [...new Set(methods)] };
}
