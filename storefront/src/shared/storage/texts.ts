export const texts = {
  notKept: 'Tu navegador no tiene lugar para guardar esto',
  untilLeft: 'Lo que elegiste dura hasta que cierres o recargues la página.',
} as const;
