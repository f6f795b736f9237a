export const texts = {
  filters: 'Filtros',
  colon: ': ',
  active: 'Filtros activos',
  remove: 'Quitar el filtro ',
  clear: 'Limpiar filtros',
  done: 'Ver resultados',
} as const;
