import { MIN_NEW_ACCOUNT_PASSWORD_LENGTH } from '@shop/contract';

export const texts = {
  pageTitle: 'Tu invitación',
  title: 'Te invitaron al equipo',
  loading: 'Buscando tu invitación...',
  noToken: 'Al enlace le falta una parte. Abrilo de nuevo desde el mensaje, o pedile otro a la dueña.',
  loadFailed: 'No pudimos abrir la invitación',
  hello: (name: string, role: string) => `Hola, ${name}. Vas a entrar como ${role}.`,
  email: 'Tu email para iniciar sesión',
  password: 'Elegí tu contraseña',
  passwordName: 'la contraseña',
  passwordHint: `Al menos ${MIN_NEW_ACCOUNT_PASSWORD_LENGTH} caracteres. Solo la conocés vos.`,
  again: 'Repetila',
  againName: 'la contraseña repetida',
  submit: 'Crear mi cuenta',
  submitting: 'Creando...',
  failed: 'No pudimos crear la cuenta',
  done: 'Tu cuenta está lista',
  signIn: 'Iniciar sesión',
} as const;
