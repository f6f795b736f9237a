export const texts = {
  loading: 'Cargando el texto…',
  missing: 'Este texto todavía no está publicado.',
  failed: 'No pudimos cargar el texto. Revisá tu conexión e intentá de nuevo.',
  retry: 'Reintentar',
  home: 'Volver al inicio',
  version: (version: number, date: string) => `Versión ${version}, publicada el ${date}`,
  older: 'Esta es una versión anterior.',
  current: (version: number) => `Leer la vigente (versión ${version})`,
  print: 'Imprimir o guardar',
  versions: 'Todas las versiones',
  versionOf: (version: number, date: string) => `Versión ${version}, del ${date}`,
} as const;
