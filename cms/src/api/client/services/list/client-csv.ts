import { CONSENT_WAY_LABELS, spreadsheetDay, spreadsheetPhone, type ConsentWay } from '@shop/contract';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { exportColumns, rowsOf } from '../../../../platform/panel/export-columns';

export type CsvClient = Omit<RecordOf<'api::client.client'>, 'sizes'> & {
  sizes: readonly string[];
  agreed: { how: ConsentWay; day: string } | null;
};

const { listed, others } = exportColumns<CsvClient>('api::client.client', [
  'name',
  ['phone', ({ phone }) => spreadsheetPhone(phone)],
  'email',
  'orders',
  'purchases',
  'spent',
  ['lastDay', ({ lastDay }) => spreadsheetDay(lastDay)],
  ['sizes', ({ sizes }) => sizes.join(', ')],
  ['consents', ({ agreed }) => (agreed ? 'sí' : 'no')],
  ['consentHow', ({ agreed }) => (agreed ? CONSENT_WAY_LABELS[agreed.how] : '')],
  ['consentAt', ({ agreed }) => (agreed ? spreadsheetDay(agreed.day) : '')],
]);

/** Returns the rows of the export; one for news has the listed columns only, without what staff noted. */
export const clientCsvRows = (clients: readonly CsvClient[], forNews: boolean) =>
  rowsOf(forNews ? listed : [...listed, ...others], clients);
