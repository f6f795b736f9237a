import { showing } from '#shared/resource/showing.ts';

export const texts = {
  title: 'Clientas',
  subtitle:
    'Salen solas de las órdenes: las que tienen el mismo teléfono o el mismo mail son de una clienta.',
  noName: 'Sin nombre',
  filters: {
    search: 'Buscar clientas',
    searchPlaceholder: 'Nombre, teléfono o mail',
    sort: 'Ordenar por',
    sorts: { last: 'Última compra', spent: 'Total gastado', orders: 'Cantidad de órdenes', name: 'Nombre' },
    consent: 'Aceptan novedades',
  },
  export: 'Exportar',
  exportNews: 'Exportar para novedades',
  exporting: 'Exportando...',
  exportFailed: (why: string) => `No se pudo exportar: ${why}`,
  table: {
    caption: 'Clientas',
    client: 'Clienta',
    phone: 'Teléfono',
    orders: 'Órdenes',
    purchases: 'Compras',
    spent: 'Total gastado',
    last: 'Última compra',
    news: 'Novedades',
    noLast: 'Ninguna',
    accepts: 'Acepta',
    ordersOf: (n: number) => (n === 1 ? '1 orden' : `${n} órdenes`),
    purchasesOf: (n: number) => (n === 1 ? '1 compra' : `${n} compras`),
  },
  empty: {
    title: 'No hay clientas',
    none: 'La primera va a aparecer con la primera orden.',
    filtered: 'Ninguna clienta coincide con lo que buscás.',
  },
  found: (n: number) => (n === 1 ? '1 clienta' : `${n} clientas`),
  pending: (n: number) =>
    `Todavía estamos leyendo las órdenes: ${n === 1 ? 'falta 1' : `faltan ${n}`}. Recargá en un momento.`,
  loadFailed: (why: string) => `No pudimos cargar las clientas: ${why}`,
  showing: showing('clientas'),
} as const;
