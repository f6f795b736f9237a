import { LOW_STOCK_AT, MAX_RESTOCK, RESTOCK_SOLD_DAYS } from '@shop/contract';
import { showing } from '#shared/resource/showing.ts';

export const texts = {
  title: 'Para reponer',
  subtitle: `Lo que tiene ${LOW_STOCK_AT} unidades o menos, lo más escaso primero`,
  back: 'Volver a Productos',
  print: 'Imprimir',
  download: 'Descargar',
  downloading: 'Preparando…',
  downloadFailed: (why: string) => `No pudimos preparar la lista: ${why}`,
  loadFailed: 'No pudimos cargar la lista.',
  none: 'No falta nada',
  noneText: 'Todos los productos activos tienen stock.',
  cut: (total: number) => `Se muestran las primeras ${MAX_RESTOCK} de ${total.toLocaleString('es-AR')}.`,
  showing: showing('variantes'),
  paper: 'Lista para reponer',
  columns: {
    product: 'Producto',
    variant: 'Talle y color',
    stock: 'Quedan',
    waiting: 'Esperan',
    sold: `Vendidas en ${RESTOCK_SOLD_DAYS} días`,
    order: 'Pedir',
  },
  facts: (stock: number, waiting: number, sold: number) =>
    [
      stock === 0 ? 'Sin stock' : stock === 1 ? 'Queda 1' : `Quedan ${stock}`,
      waiting > 0 && (waiting === 1 ? '1 la espera' : `${waiting} la esperan`),
      sold > 0 && `${sold} ${sold === 1 ? 'vendida' : 'vendidas'} en ${RESTOCK_SOLD_DAYS} días`,
    ]
      .filter(Boolean)
      .join(' · '),
} as const;
