import { POLICY_PATHS, VERSION_PARAM, type PolicyKind } from '@shop/contract';
import { policyQuery } from '#features/policy/queries.ts';
import { cachedBrand, titleOnly, type PageMeta, type PageRequest } from '../page-request.ts';
import { texts } from '../texts.ts';

const versionOf = ({ search }: PageRequest): string | null => search.get(VERSION_PARAM);

const metaOf =
  (kind: PolicyKind) =>
  (request: PageRequest): PageMeta => {
    const { client } = request;
    const brand = cachedBrand(client);
    const name = client.getQueryData(policyQuery(kind, versionOf(request)).queryKey)?.title;
    const title = name ? texts.pageTitle(name, brand) : brand;
    if (!import.meta.env.SSR) return titleOnly(title);
    return {
      title,
      description: title,
      canonical: POLICY_PATHS[kind],
      // Search engines list the version in force.
      ...(versionOf(request) !== null && { private: true }),
    };
  };

/** Returns what the route of a policy reads and says; a policy or version that does not exist fails the render with 404. */
export const policyRoute = (kind: PolicyKind) => ({
  path: POLICY_PATHS[kind],
  meta: metaOf(kind),
  ...(import.meta.env.SSR && {
    prefetch: async (request: PageRequest) =>
      void (await request.client.fetchQuery(policyQuery(kind, versionOf(request)))),
  }),
});
