import { endpoints, type Endpoint, type StaffCall } from '@shop/contract';
import type { Context } from 'koa';
import { forbidden, unauthenticated } from '../platform/http/http-error';
import { findSessionUser, mayDo } from '../platform/access/active-user';
import { requireFreshProof } from '../platform/access/fresh-proof';

type PolicyContext = { request: { ctx: Context } };

/** Lets a call pass for the roles that `staffAccess` names, after a fresh proof where the call needs one. */
const isStaff = async (policyContext: PolicyContext, { call }: { call: StaffCall }): Promise<boolean> => {
  // A policy gets a flat copy of the context without its methods; the request holds the real one.
  const { ctx } = policyContext.request;
  if (!(await findSessionUser(ctx))) throw unauthenticated();
  if (!(await mayDo(ctx, call))) throw forbidden();
  const { freshProof }: Endpoint = endpoints[call];
  if (freshProof === 'always') await requireFreshProof();
  return true;
};

export default isStaff;
