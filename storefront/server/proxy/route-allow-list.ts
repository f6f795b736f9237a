import { endpoints } from '@shop/contract';

type Allowed = { method: string; pattern: RegExp; multipart: boolean };

const list: readonly Allowed[] = Object.values(endpoints).map((endpoint) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api${endpoint.path.replace(/\./g, '\\.').replace(/:[A-Za-z]+/g, '[^/]{1,200}')}$`),
  multipart: 'multipart' in endpoint,
}));

/** What may be forwarded: the call, or the methods that its path knows, or nothing. */
export function allowedCall(method: string, pathname: string): Allowed | { allow: string[] } | null {
  const known = list.filter(({ pattern }) => pattern.test(pathname));
  const wanted = method === 'HEAD' ? 'GET' : method;
  const call = known.find((allowed) => allowed.method === wanted);
  if (call) return call;
  const methods = known.flatMap((allowed) => (allowed.method === 'GET' ? ['GET', 'HEAD'] : [allowed.method]));
  return known.length > 0 ? { allow: [...new Set(methods)] } : null;
}

const PICTURE = /^\/uploads\/[\w-]+(\/[\w-]+)*\.[a-z0-9]{2,5}$/;

/** True for pictures that visitors may see. */
export const isPublicPicture = (pathname: string): boolean => PICTURE.test(pathname);
