import { accountMessages } from '@shop/contract';

export const texts = {
  profile: {
    title: 'Perfil',
    description: 'Tu nombre y el email con el que ingresás.',
    username: 'Nombre de usuario',
    email: 'Email',
    password: 'Contraseña actual',
    passwordHint: 'Hace falta para cambiar el email con el que ingresás. Avisamos al email anterior.',
    submit: 'Guardar perfil',
    submitting: 'Guardando...',
    saved: 'Perfil actualizado exitosamente!',
    failed: 'Error al actualizar el perfil.',
    failedRetry: 'Error al actualizar el perfil. Intente nuevamente.',
  },
  security: {
    title: 'Contraseña',
    description: 'Al cambiar la contraseña se cierran todas las demás sesiones.',
    panelNote:
      'El panel de Strapi, que usa quien desarrolla la tienda, tiene su propia contraseña: este cambio no la toca.',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    nextHint: (min: number) => `Al menos ${min} caracteres.`,
    confirm: 'Confirmar nueva contraseña',
    what: {
      current: 'la contraseña actual',
      next: 'la nueva contraseña',
      confirm: 'la confirmación',
    },
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando...',
    saved: accountMessages.passwordChanged,
    failed: 'Error al actualizar la contraseña.',
    failedRetry: 'Error al actualizar la contraseña. Intente nuevamente.',
  },
} as const;
