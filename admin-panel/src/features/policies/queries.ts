import { getPolicy, listPolicies, type PolicyKind, readPolicyDraft } from '@shop/contract';
import { queryOf } from '#shared/resource/query.ts';

/** Loads the policies with their versions. */
export const policiesQuery = {
  ...queryOf(listPolicies, {}, ({ policies }) => policies),
  // The shop's data may have changed since, and with them what a policy would say.
  staleTime: 0,
};

export const policyDraftQuery = (kind: PolicyKind) => ({
  ...queryOf(readPolicyDraft, { params: { kind } }),
  staleTime: 0,
});

/** Loads one published version, which never changes. */
export const policyVersionQuery = (kind: PolicyKind, version: number) => ({
  ...queryOf(getPolicy, { params: { kind }, query: { version: String(version) } }, ({ policy }) => policy),
  staleTime: Infinity,
});
