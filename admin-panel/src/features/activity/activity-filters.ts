import { AUDIT_KINDS, type AuditKind, type AuditListQueryInput, isCalendarDay } from '@shop/contract';
import {
  choiceParam,
  type FilterParam,
  type FiltersOf,
  pageParam,
  textParam,
} from '#shared/list-filters/filter-params.ts';

const kinds: Record<AuditKind, string> = {
  orders: 'ordenes',
  products: 'productos',
  clients: 'clientas',
  coupons: 'cupones',
  reviews: 'opiniones',
  messages: 'mensajes',
  settings: 'configuracion',
  team: 'equipo',
  access: 'accesos',
};

const dayParam = (name: string): FilterParam<string> => ({
  name,
  parse: (text) => (isCalendarDay(text) ? text : ''),
  serialize: (day) => day,
});

export const KINDS = AUDIT_KINDS;

export const activityFilters = {
  tab: choiceParam('seccion', { people: 'personas', activity: 'actividad' }, 'people'),
  actor: textParam('persona', 254),
  kind: choiceParam('tipo', kinds, ''),
  from: dayParam('desde'),
  to: dayParam('hasta'),
  search: textParam('buscar', 100),
  page: pageParam,
};
export type ActivityFilters = FiltersOf<typeof activityFilters>;

/** Returns the filters as the server knows them. */
export const auditQueryOf = ({ actor, kind, from, to, search }: ActivityFilters): AuditListQueryInput => ({
  ...(actor && { actor }),
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
});

export const hasFilters = (filters: ActivityFilters): boolean =>
  Object.keys(auditQueryOf(filters)).length > 0;
