import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { messageAnswerSchema, successStatus } from '../http/responses';
import {
  adminUserSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  sessionAnswerSchema,
} from './account';

export const accountEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in to the back office',
    body: loginSchema,
    answer: sessionAnswerSchema,
  },
  refreshSession: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Renew the session by its cookie',
    answer: sessionAnswerSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Sign out everywhere',
    answer: messageAnswerSchema,
  },
  checkSession: {
    method: 'GET',
    path: '/auth/check',
    access: 'admin',
    summary: 'User of the session',
    answer: z.object({ status: successStatus, user: adminUserSchema }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'admin',
    summary: 'Change user name and e-mail; a new e-mail needs the current password',
    body: profileSchema,
    answer: z.object({ status: successStatus, user: adminUserSchema }),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    access: 'admin',
    summary: 'Change the password',
    body: passwordChangeSchema,
    answer: z.object({ status: successStatus, message: z.string(), token: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
