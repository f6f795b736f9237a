export const texts = {
  profile: {
    title: 'Perfil',
    description: 'Tu nombre y el email con el que ingresás.',
    username: 'Nombre de usuario',
    email: 'Email',
    submit: 'Guardar perfil',
    submitting: 'Guardando...',
    saved: 'Perfil actualizado exitosamente!',
    failed: 'Error al actualizar el perfil.',
    failedRetry: 'Error al actualizar el perfil. Intente nuevamente.',
  },
  security: {
    title: 'Seguridad',
    description: 'Al cambiar la contraseña se cierran todas las demás sesiones.',
    panelNote:
      'El panel de Strapi, que usa quien desarrolla la tienda, tiene su propia contraseña: este cambio no la toca.',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    nextHint: 'Al menos 6 caracteres.',
    confirm: 'Confirmar nueva contraseña',
    what: {
      current: 'la contraseña actual',
      next: 'la nueva contraseña',
      confirm: 'la confirmación',
    },
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando...',
    saved: 'Contraseña actualizada exitosamente!',
    failed: 'Error al actualizar la contraseña.',
    failedRetry: 'Error al actualizar la contraseña. Intente nuevamente.',
  },
} as const;
