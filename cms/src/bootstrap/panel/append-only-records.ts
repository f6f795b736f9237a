import type { Core } from '@strapi/strapi';
import { typeOptions } from '../../platform/panel/field-options';
import { rejectManualEdits } from '../../platform/panel/panel-rules';

/** Rejects every edit of records that only the shop or its back office writes, in the panel too. */
export function protectAppendOnlyRecords(strapi: Core.Strapi): void {
  const closed = Object.values(strapi.contentTypes).filter((type) => typeOptions(type)?.panel === 'closed');
  const uids = closed.map(({ uid }) => uid);
  rejectManualEdits(strapi, uids, 'Este registro no se edita: lo escribe la tienda.');
}
