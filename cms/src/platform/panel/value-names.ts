import {
  ALL_STATUSES,
  AUDIT_ACTORS,
  auditActionNames,
  CASE_STATE_NAMES,
  CASE_STEP_NAMES,
  channelLabel,
  CONSENT_WAY_LABELS,
  FIT_LABELS,
  FULFILLMENTS,
  fulfillmentLabel,
  mailKindNames,
  messageEventNames,
  MONEY_METHODS,
  moneyMethodLabel,
  orderEventName,
  POLICY_NAMES,
  SALES_CHANNELS,
  STAFF_ROLE_LABELS,
  statusLabel,
  TAX_CONDITION_NAMES,
} from '@shop/contract';
import { fieldOptions } from './field-options';

const named = (values: readonly string[], nameOf: (value: string) => string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, nameOf(value)]));

const statusNames = named(ALL_STATUSES, statusLabel);
const fulfillmentNames = named(FULFILLMENTS, (step) => fulfillmentLabel(step, 'home'));

/** Names of keys that attributes hold as plain texts, by the group that their `values` option names. */
export const valueGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: auditActionNames(),
  actor: AUDIT_ACTORS,
  caseState: CASE_STATE_NAMES,
  caseStep: CASE_STEP_NAMES,
  interaction: {
    product_view: 'Vista de un producto',
    cart: 'Productos en el carrito',
    checkout: 'Página de compra',
  },
  mail: mailKindNames,
  message: messageEventNames,
  orderStep: { ...statusNames, ...fulfillmentNames },
  policy: POLICY_NAMES,
  way: named(MONEY_METHODS, (way) => moneyMethodLabel(way)),
};

/** Names of the values that lists and forms of Strapi's panel offer; a value of several types means the same in each. */
export const valueNames: Readonly<Record<string, string>> = {
  ...statusNames,
  ...fulfillmentNames,
  ...named(SALES_CHANNELS, channelLabel),
  ...named(['cash', 'transfer', 'mercado_pago'], (way) => moneyMethodLabel(way)),
  ...named(
    ['created', 'status', 'fulfillment', 'void', 'units', 'note', 'proof', 'deleted', 'restored'],
    orderEventName,
  ),
  ...TAX_CONDITION_NAMES,
  ...STAFF_ROLE_LABELS,
  ...CONSENT_WAY_LABELS,
  ...FIT_LABELS,
  payment: 'Pago',
  refund: 'Devolución',
  edit: 'Edición',
  pickup: 'Retiro',
  home: 'Envío a domicilio',
  snug: 'Calza justo',
  full: 'Con su nombre',
  neutral: 'Nombres neutros',
  withdrawal: 'Arrepentimiento',
  exchange: 'Cambio',
  data_request: 'Pedido por datos',
  contact: 'Formulario de contacto',
  staff: 'Cargado por el equipo',
  web: 'Página de la tienda',
  in_time: 'En término',
  late: 'Fuera de término',
  unknown: 'Sin saber',
  phone: 'Teléfono',
  email: 'Email',
  picture: 'Imagen',
  pdf: 'PDF',
  percent: 'Porcentaje',
  amount: 'Monto',
  free_delivery: 'Envío gratis',
  pending: 'Pendiente',
  waiting: 'Espera',
  due: 'Para avisar',
  told: 'Avisada',
  sent: 'Enviado',
  failed: 'Falló',
  published: 'Publicada',
  rejected: 'Rechazada',
  opened: 'Se abrió',
  closed: 'Se cerró',
  notice: 'Texto de la página cerrada',
  waived: 'Queda pendiente',
  required: 'Ya no queda pendiente',
  confirmed: 'Confirmado',
  initial: 'Stock inicial',
  sale: 'Venta',
  reactivation: 'Vuelve a venderse',
  cancellation: 'Cancelación',
  'order-deleted': 'Orden eliminada',
  'order-edited': 'Orden editada',
  damaged: 'Dañada',
  'exchange-hold': 'Reserva de un cambio',
  'exchange-release': 'Fin de la reserva de un cambio',
  'item-removed': 'Variante quitada',
};

/** Returns the word for a key that an attribute of the panel holds, and any other value as it is. */
export function nameOfValue(attribute: { type: string; pluginOptions?: object }, value: unknown): unknown {
  const names =
    attribute.type === 'enumeration' ? valueNames : valueGroups[fieldOptions(attribute)?.values ?? ''];
  return (typeof value === 'string' && names?.[value]) || value;
}
