import { queryOptions } from '@tanstack/react-query';
import type { PolicyKind } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';

/** Query of a policy: the version in force, or another one by its number as the address has it. */
export const policyQuery = (kind: PolicyKind, version: string | null) =>
  queryOptions({
    queryKey: ['policy', kind, version],
    queryFn: async () => {
      const { getPolicy } = await pageEndpoints();
      return (await call(getPolicy, { params: { kind }, query: version ? { version } : {} })).policy;
    },
  });
