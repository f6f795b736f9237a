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
    summary: 'Iniciar sesión',
    body: loginSchema,
    answer: sessionAnswerSchema,
  },
  refreshSession: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Renovar la sesión con la cookie',
    answer: sessionAnswerSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Cerrar la sesión en todas partes',
    answer: messageAnswerSchema,
  },
  checkSession: {
    method: 'GET',
    path: '/auth/check',
    access: 'admin',
    summary: 'Quién tiene la sesión',
    answer: z.object({ status: successStatus, user: adminUserSchema }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'admin',
    summary: 'Cambiar usuario y email',
    body: profileSchema,
    answer: z.object({ status: successStatus, user: adminUserSchema }),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    access: 'admin',
    summary: 'Cambiar la contraseña',
    body: passwordChangeSchema,
    answer: z.object({ status: successStatus, message: z.string(), token: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
