import { CONSENT_WAY_LABELS, spreadsheetDay, spreadsheetPhone, type ConsentWay } from '@shop/contract';
import type { RecordOf } from '../../../database/gateway/record-types';

export type CsvClient = Omit<RecordOf<'api::client.client'>, 'sizes'> & {
  sizes: readonly string[];
  agreed: { how: ConsentWay; day: string } | null;
};

const HEADER = [
  'Nombre',
  'Teléfono',
  'Email',
  'Órdenes',
  'Compras',
  'Total gastado',
  'Última compra',
  'Talles',
  'Acepta novedades',
  'Cómo aceptó',
  'Aceptó el',
];

/** Returns the rows of the export; one for news leaves out what staff noted. */
export const clientCsvRows = (clients: readonly CsvClient[], forNews: boolean): (string | number)[][] => [
  [...HEADER, ...(forNews ? [] : ['Notas'])],
  ...clients.map(({ agreed, ...client }) => [
    client.name,
    spreadsheetPhone(client.phone),
    client.email,
    client.orders,
    client.purchases,
    client.spent,
    spreadsheetDay(client.lastDay),
    client.sizes.join(', '),
    agreed ? 'sí' : 'no',
    agreed ? CONSENT_WAY_LABELS[agreed.how] : '',
    agreed ? spreadsheetDay(agreed.day) : '',
    ...(forNews ? [] : [client.notes]),
  ]),
];
