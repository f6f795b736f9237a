export const accountMessages = {
  emailRequired: 'El email es requerido',
  usernameRequired: 'El nombre de usuario es requerido',
  passwordRequired: 'La contraseña es requerida',
  currentRequired: 'La contraseña actual es requerida.',
  newRequired: 'La nueva contraseña es requerida.',
  /** The specification has 6, the lowest value of the owner's rule. */
  tooShort: (characters: number) => `La nueva contraseña debe tener al menos ${characters} caracteres.`,
  tooLong: 'La nueva contraseña es demasiado larga.',
  tooCommon: 'Esa contraseña es muy fácil de adivinar. Elegí otra.',
  mismatch: 'Las contraseñas no coinciden.',
  wrongCurrent: 'La contraseña actual no es correcta.',
  passwordChanged: 'Contraseña actualizada exitosamente!',
  taken: 'Ese email o nombre de usuario ya está en uso.',
} as const;
