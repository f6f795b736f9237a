import { CASE_KIND_NAMES, type CaseListKind, type CaseListState, type CaseTerm } from '@shop/contract';
import { showing } from '#shared/resource/showing.ts';
import type { CaseUrgency } from './case-urgency.ts';

const kindFilters: Record<CaseListKind, string> = {
  message: 'Mensajes',
  withdrawal: CASE_KIND_NAMES.withdrawal.many,
  exchange: CASE_KIND_NAMES.exchange.many,
  data_request: CASE_KIND_NAMES.data_request.many,
};
const states: Record<CaseListState, string> = { open: 'Abiertos', due: 'Para hoy', closed: 'Cerrados' };
const urgency: Record<CaseUrgency, (at: string) => string> = {
  waiting: (at) => `Antes del ${at}`,
  alarm: (at) => `Vence pronto: ${at}`,
  late: (at) => `Venció: ${at}`,
};
const terms: Record<CaseTerm, string> = {
  in_time: 'En término',
  late: 'Fuera de término',
  unknown: 'En término: no hay fecha de entrega',
};

export const texts = {
  title: 'Casos',
  subtitle: 'Arrepentimientos, cambios, pedidos de datos y mensajes, en el orden en que vencen.',
  back: 'Volver al Dashboard',
  backToCases: 'Volver a Casos',
  refresh: 'Actualizar',
  open: 'Nuevo arrepentimiento',
  filter: 'Casos que se muestran',
  all: 'Todos',
  states,
  kindFilter: 'Tipo de caso',
  allKinds: 'Todos los tipos',
  kindFilters,
  search: 'Buscar caso',
  searchPlaceholder: 'Código, orden, nombre, email o teléfono',
  urgency,
  terms,
  order: (number: string) => `Orden ${number}`,
  unknownOrder: (number: string) => `Orden ${number}: no existe`,
  noOrder: 'Sin orden',
  ofOrder: 'Casos abiertos',
  closedOfOrder: 'Casos cerrados',
  nobody: 'Sin nombre',
  loadFailed: (why: string) => `No pudimos cargar los casos: ${why}`,
  empty: {
    title: 'No hay casos',
    none: 'Cuando alguien se arrepienta de una compra o te escriba, va a aparecer acá.',
    filtered: 'Ningún caso coincide con este filtro.',
  },
  showing: showing(''),
} as const;
