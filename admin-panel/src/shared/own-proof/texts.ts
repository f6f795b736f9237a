export const texts = {
  password: 'Contraseña actual',
  passwordName: 'la contraseña actual',
  code: 'Código de verificación',
  codeHint: 'El de tu app, de 6 números.',
  anyCodeHint: 'El de tu app, de 6 números, o uno de recuperación.',
  failed: 'No pudimos guardar el cambio. Intentá de nuevo.',
} as const;
