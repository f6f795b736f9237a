import type { Core } from '@strapi/strapi';
import { refuseManualEdit, panelRules } from '../platform/panel/panel-rules';

const histories = [
  'api::account.audit-entry',
  'api::site-content.content-revision',
  'api::picture-upload.transfer-proof',
  'api::interaction.interaction',
  'api::daily-view.daily-view',
];

/** What tells who did what is not changed by hand, not even in the panel. */
export function keepHistories(strapi: Core.Strapi): void {
  const refuse = refuseManualEdit('Este registro no se edita: lo escribe la tienda.');
  for (const uid of histories) {
    panelRules(strapi, uid, { create: refuse, update: refuse, delete: refuse, clone: refuse });
  }
}
