export const texts = {
  all: (text: string) => `Ver todo lo que coincide con “${text}”`,
  none: 'Sin coincidencias',
  suggestions: 'Sugerencias',
  nothing: (text: string) => `No encontramos “${text}”.`,
  corrected: (used: string, typed: string) => `Buscamos “${used}” en lugar de “${typed}”.`,
  understood: 'También entendimos',
  nearest: '¿Quisiste decir…?',
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar búsquedas recientes',
  found: (count: number) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
} as const;
