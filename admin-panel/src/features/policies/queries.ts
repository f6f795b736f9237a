import { getPolicy, listPolicies, type PolicyKind, readPolicyDraft } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

const POLICIES_KEY = ['policies'] as const;

/** Loads the policies with their versions. */
export const policiesQuery = queryOptions({
  queryKey: POLICIES_KEY,
  queryFn: async ({ signal }) => (await call(listPolicies, {}, { signal })).policies,
  // The shop's data may have changed since, and with them what a policy would say.
  staleTime: 0,
});

export const policyDraftQuery = (kind: PolicyKind) =>
  queryOptions({
    queryKey: [...POLICIES_KEY, kind, 'draft'],
    queryFn: async ({ signal }) => {
      const { draft, values } = await call(readPolicyDraft, { params: { kind } }, { signal });
      return { draft, values };
    },
    staleTime: 0,
  });

/** Loads one published version, which never changes. */
export const policyVersionQuery = (kind: PolicyKind, version: number) =>
  queryOptions({
    queryKey: [...POLICIES_KEY, kind, version],
    queryFn: async ({ signal }) =>
      (await call(getPolicy, { params: { kind }, query: { version: String(version) } }, { signal })).policy,
    staleTime: Infinity,
  });
