import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import {
  adminUserSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  sessionAnswerSchema,
} from './account';

export const login = endpoint('login', {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  withoutSession: true,
  failure: 'Error de credenciales',
  summary: 'Sign in to the back office',
  body: loginSchema,
  answer: sessionAnswerSchema,
});

export const refreshSession = endpoint('refreshSession', {
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  limit: 'refreshSession',
  withoutSession: true,
  failure: 'Error de credenciales',
  summary: 'Renew the session by its cookie',
  answer: sessionAnswerSchema,
});

export const logout = endpoint('logout', {
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  withoutSession: true,
  failure: 'Error desconocido',
  summary: 'Sign out everywhere',
  answer: messageAnswerSchema,
});

export const checkSession = endpoint('checkSession', {
  method: 'GET',
  path: '/auth/check',
  access: 'admin',
  failure: 'Error de credenciales',
  summary: 'User of the session',
  answer: successAnswer({ user: adminUserSchema }),
});

export const updateProfile = endpoint('updateProfile', {
  method: 'PUT',
  path: '/users/profile',
  access: 'admin',
  failure: 'Error al actualizar perfil',
  summary: 'Change user name and e-mail; a new e-mail needs the current password',
  body: profileSchema,
  answer: successAnswer({ user: adminUserSchema }),
});

export const updatePassword = endpoint('updatePassword', {
  method: 'PUT',
  path: '/users/password',
  access: 'admin',
  failure: 'Error al actualizar contraseña',
  summary: 'Change the password',
  body: passwordChangeSchema,
  answer: successAnswer({ message: z.string(), token: z.string() }),
});
