import { texts as sharedTexts } from '#shared/texts.ts';
import { LOW_STOCK_AT, type Overview, INTERACTIONS_RESET } from '@shop/contract';

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
const orders = (count: number) => (count === 1 ? '1 orden' : `${count} órdenes`);

export const texts = {
  title: 'Dashboard',
  subtitle: 'Cómo va la tienda hoy.',
  panelFailed: 'No se pudo cargar esta parte.',
  retry: 'Reintentar',
  loading: 'Cargando...',

  stats: 'Resumen de la tienda',
  products: 'Productos',
  productsDetail: (active: number) =>
    active === 1 ? '1 activo en la tienda' : `${active} activos en la tienda`,
  orders: 'Órdenes',
  ordersDetail: (waiting: number) => {
    if (waiting === 0) return 'Ninguna espera que hagas algo';
    return waiting === 1 ? '1 espera que hagas algo' : `${waiting} esperan que hagas algo`;
  },
  ordersInAll: 'Desde que abrió la tienda',
  revenue: 'Ingresos',
  revenueNote: 'Total de las órdenes pagadas.',
  revenueDetail: (collected: string) => `Cobrado (neto de devoluciones): ${collected}`,
  interactions: 'Interacciones',
  interactionsDetail: (recent: number) => (recent === 1 ? '1 reciente' : `${recent} recientes`),

  sales: 'Ventas y órdenes',
  salesHint:
    'Según el día de la orden: las ventas, de las que hoy están pagadas; las órdenes, sin las canceladas.',
  period: 'Período',
  lastDays: (days: number) => `${days} días`,
  measure: 'Qué mostrar',
  measureRevenue: 'Ventas',
  measureOrders: 'Órdenes',
  currentPeriod: 'Este período',
  previousPeriod: 'Período anterior',
  day: 'Día',
  salesTable: (days: number, measure: string) =>
    `${measure} por día, últimos ${days} días y período anterior`,
  showTable: 'Ver tabla',
  showChart: 'Ver gráfico',
  emptySales: 'Todavía no hay ventas en este período',
  noSalesHint: 'Cuando entren pedidos vas a ver acá cómo cambian día a día.',
  up: (percent: number) => `${percent}% más que en el período anterior`,
  down: (percent: number) => `${percent}% menos que en el período anterior`,
  same: 'Igual que en el período anterior',
  fresh: 'No hubo en el período anterior',

  waiting: 'Esperan una acción',
  begin: 'Empezar',
  beginWith: (queue: string) => `Empezar: ${queue}`,
  reviewsToRead: 'Opiniones para leer',
  failedMails: 'Correos que no salieron',
  alertsToSend: 'Clientas para avisar',
  dueCases: 'Casos y mensajes por atender',
  old: (count: number) => `${orders(count)} con más de 72 horas sin resolver`,
  nothingWaiting: 'Estás al día: no hay nada esperando.',

  recentOrders: 'Órdenes recientes',
  allOrders: 'Ver todas las órdenes',
  noOrders: 'Todavía no hay órdenes',
  noOrdersHint: 'La primera va a aparecer acá apenas alguien compre.',
  orderNumber: (number: string) => `#${number}`,

  lowStock: 'Poco stock',
  lowStockHint: `Variantes activas con ${LOW_STOCK_AT} unidades o menos`,
  outOfStock: 'Agotado',
  unitsLeft: (stock: number) => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`),
  enoughStock: 'No hay productos con poco stock.',
  variant: (size: string | null, color: string | null) => [size, color].filter(Boolean).join(' · '),
  allLowStock: ({ variants, soldOut, products }: Overview['lowStockCounts']) =>
    `${counted(variants, 'variante')} de ${counted(products, 'producto')}, ${counted(soldOut, 'agotada')}`,

  viewedProducts: 'Productos más vistos',
  viewedCategories: 'Categorías más visitadas',
  views: (count: number) => (count === 1 ? '1 vista' : `${count.toLocaleString('es-AR')} vistas`),
  noViews: 'Todavía no hay visitas registradas.',
  expand: 'Ver más',
  collapse: 'Ver menos',
  expandProducts: 'Ver más productos vistos',
  collapseProducts: 'Ver menos productos vistos',
  expandCategories: 'Ver más categorías',
  collapseCategories: 'Ver menos categorías',

  quickLinks: 'Accesos rápidos',
  newProduct: 'Nuevo producto',
  seeOrders: 'Ver órdenes',
  seeProducts: 'Ver productos',
  seeReports: 'Ver informes',
  settings: 'Configuración',
  registerSale: sharedTexts.registerSale,

  reset: 'Reiniciar interacciones',
  resetTitle: 'Reiniciar todas las interacciones',
  resetQuestion:
    '¿Seguro que querés poner en cero las visitas a productos y categorías? Esta acción no se puede deshacer.',
  resetConfirm: 'Reiniciar interacciones',
  resetting: 'Reiniciando...',
  resetDone: INTERACTIONS_RESET,
  resetFailed: 'Error al resetear interacciones',
} as const;
