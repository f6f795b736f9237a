import type { Context } from 'koa';
import { forbidden, unauthenticated } from '../platform/http/http-error';
import { isAdmin, findSessionUser } from '../platform/access/active-user';

const isAdminPolicy = async (policyContext: { request: { ctx: Context } }): Promise<boolean> => {
  // A policy gets a flat copy of the context without its methods; the request holds the real one.
  const { ctx } = policyContext.request;
  if (!(await findSessionUser(ctx))) throw unauthenticated();
  if (!(await isAdmin(ctx))) throw forbidden();
  return true;
};

export default isAdminPolicy;
