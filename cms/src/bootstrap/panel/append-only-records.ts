import type { Core } from '@strapi/strapi';
import { refuseManualEdit, panelRules } from '../../platform/panel/panel-rules';

const appendOnly = [
  'api::account.audit-entry',
  'api::site-content.content-revision',
  'api::picture-upload.transfer-proof',
  'api::interaction.interaction',
  'api::daily-view.daily-view',
];

/** Rejects every edit of append-only records, in the panel too. */
export function protectAppendOnlyRecords(strapi: Core.Strapi): void {
  const refuse = refuseManualEdit('Este registro no se edita: lo escribe la tienda.');
  for (const uid of appendOnly) {
    panelRules(strapi, uid, { create: refuse, update: refuse, delete: refuse, clone: refuse });
  }
}
