import { z } from '../z';
import { login, logout, checkSession, refreshSession } from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { adminUserSchema, passwordChangeSchema, profileSchema } from './account';
import { securityEndpoints } from './security-endpoints';

export const accountEndpoints = {
  login,
  refreshSession,
  logout,
  checkSession,
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'admin',
    summary: 'Change user name and e-mail; a new e-mail needs the current password',
    body: profileSchema,
    answer: successAnswer({ user: adminUserSchema }),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    access: 'admin',
    summary: 'Change the password',
    body: passwordChangeSchema,
    answer: successAnswer({ message: z.string(), token: z.string() }),
  },
  ...securityEndpoints,
} as const satisfies Record<string, Endpoint>;
