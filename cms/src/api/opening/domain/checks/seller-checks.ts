import {
  isCuit,
  isInventedEmail,
  MIN_SERVICE_HOURS,
  serviceHoursPerDay,
  TAX_CONDITION_NAMES,
  whatsappNumber,
  type ShopSetting,
} from '@shop/contract';
import type { Snapshot } from '../snapshot';
import { shopField, type Check } from './check';

const IDENTITY_LAW = 'Res. 270/2020 (identificación del proveedor)';

const needs =
  (field: keyof ShopSetting, fault: string) =>
  ({ shop }: Snapshot): string =>
    String(shop[field]).trim() === '' ? fault : '';

function phoneCard({ content }: Snapshot): string {
  const card = content.contact.contactInfo.find(({ title }) => title === 'Teléfono');
  return card?.details[0] ?? '';
}

function hoursFault(text: string): string {
  const hours = serviceHoursPerDay(text);
  if (hours === null) return 'No se lee cuántas horas son: escribilas así, «lunes a viernes de 9 a 17 h».';
  return hours < MIN_SERVICE_HOURS
    ? `Son ${hours.toLocaleString('es-AR')} horas por día: la ley pide al menos ${MIN_SERVICE_HOURS} de lunes a viernes si atendés solo por teléfono o internet.`
    : '';
}

function serviceFault({ shop }: Snapshot): string {
  const missing = [
    shop.serviceHours.trim() === '' && 'horario',
    shop.serviceChannel.trim() === '' && 'canal',
    shop.serviceArea.trim() === '' && 'responsable',
  ].filter(Boolean);
  return missing.length > 0 ? `Falta: ${missing.join(', ')}.` : hoursFault(shop.serviceHours);
}

// Without a rate the price without national taxes, which this shop has to show, cannot be computed.
function taxFault({ shop: { taxCondition, netPriceLabel, vatRate } }: Snapshot): string {
  const isShown = netPriceLabel === 'always' || taxCondition === 'responsable_inscripto';
  if (netPriceLabel === 'never' || !isShown || vatRate !== '') return '';
  return 'Falta el IVA de los productos: sin él no se muestra el precio sin impuestos nacionales.';
}

/** Checks the seller's identity and contact. */
export const sellerChecks: readonly Check[] = [
  {
    key: 'seller-name',
    title: 'Tu nombre o razón social',
    why: 'Quien compra tiene derecho a saber a quién le compra. Aparece al pie de la tienda y en los comprobantes.',
    law: IDENTITY_LAW,
    path: shopField('legalName'),
    findFault: needs('legalName', 'Todavía no está cargado.'),
  },
  {
    key: 'seller-cuit',
    title: 'Tu CUIT',
    why: 'Es parte de la identificación que pide la ley y va en cada comprobante de pedido.',
    law: IDENTITY_LAW,
    path: shopField('cuit'),
    findFault: ({ shop }) => (isCuit(shop.cuit) ? '' : 'Todavía no está cargado o no es válido.'),
  },
  {
    key: 'seller-address',
    title: 'El domicilio de la tienda',
    why: 'La ley pide un domicilio físico, aunque vendas solo por internet: ahí te pueden notificar un reclamo.',
    law: IDENTITY_LAW,
    path: shopField('address'),
    findFault: needs('address', 'Todavía no está cargado.'),
  },
  {
    key: 'seller-email',
    title: 'El email de atención',
    why: 'Ahí escriben tus clientas y llegan los avisos de pedidos y arrepentimientos.',
    law: IDENTITY_LAW,
    path: shopField('email'),
    findFault: ({ shop }) =>
      isInventedEmail(shop.email) ? `${shop.email} es un email de ejemplo: poné el tuyo.` : '',
  },
  {
    key: 'seller-phone',
    title: 'Un teléfono',
    why: 'Forma parte de los datos de contacto del vendedor.',
    law: IDENTITY_LAW,
    path: shopField('phone'),
    findFault: needs('phone', 'Todavía no está cargado.'),
  },
  {
    key: 'tax-condition',
    title: 'Tu condición frente al IVA',
    why: 'De ella depende si los precios llevan al lado el precio sin impuestos nacionales.',
    law: 'Res. 4/2025 (exhibición de precios)',
    path: shopField('taxCondition'),
    findFault: taxFault,
    findDefault: ({ shop }) =>
      shop.taxCondition === 'monotributo' ? (TAX_CONDITION_NAMES[shop.taxCondition] ?? '') : '',
  },
  {
    key: 'attention-hours',
    title: 'Horario, canal y responsable de atención',
    why: 'Si atendés solo por teléfono o internet, tenés que publicar en qué horario, por dónde y quién responde.',
    law: 'Disp. 954/2025',
    path: shopField('serviceHours'),
    findFault: serviceFault,
  },
  {
    key: 'data-fiscal',
    title: 'El enlace de tu Data Fiscal',
    why: 'El formulario 960/D tiene que verse en la página principal, también si sos monotributista.',
    law: 'RG 4042-E/2017 (ARCA)',
    path: shopField('dataFiscalUrl'),
    findFault: needs('dataFiscalUrl', 'Todavía no está cargado.'),
  },
  {
    key: 'consumer-defence',
    title: 'El enlace a Defensa del Consumidor',
    why: 'Quien tiene un problema encuentra dónde reclamar, al lado del botón de arrepentimiento.',
    law: 'Ley 24.240',
    path: shopField('consumerDefenseUrl'),
    findFault: needs('consumerDefenseUrl', 'Todavía no está cargado.'),
  },
  {
    key: 'whatsapp',
    title: 'Un WhatsApp que funcione',
    why: 'Es por donde te van a consultar y por donde coordinás las entregas.',
    path: shopField('whatsapp'),
    findFault: (shop) =>
      whatsappNumber(shop.shop.whatsapp || phoneCard(shop))
        ? ''
        : 'Todavía no hay un número al que se pueda escribir.',
  },
];
