import type { Context } from 'koa';
import { forbidden, unauthenticated } from '../shared/http-errors';
import { isAdmin, sessionUser } from '../shared/live-session';

const isAdminPolicy = async (policyContext: unknown): Promise<boolean> => {
  const ctx = policyContext as Context;
  if (!(await sessionUser(ctx))) throw unauthenticated();
  if (!(await isAdmin(ctx))) throw forbidden();
  return true;
};

export default isAdminPolicy;
