export const texts = {
  label: 'Buscar productos',
  placeholder: 'Buscar…',
  submit: 'Buscar',
  results: (search: string) => `Resultados para “${search}”`,
} as const;
