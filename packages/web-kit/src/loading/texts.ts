export const loadingTexts = {
  lost: 'Una parte de esta página no se cargó.',
  help: 'Recargá la página para seguir.',
  reload: 'Recargar',
} as const;
