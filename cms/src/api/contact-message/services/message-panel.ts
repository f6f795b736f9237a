import type { Core } from '@strapi/strapi';
import { refuseManualEdit, panelRules, type PanelEdit } from '../../../platform/panel/panel-rules';

const MARKS = ['seen', 'answered'];

// What a shopper wrote, and the code of who takes a purchase back, stay as they arrived.
async function update(_trx: unknown, { data }: PanelEdit, next: () => Promise<unknown>) {
  for (const field of Object.keys(data))
    if (!MARKS.includes(field) || typeof data[field] !== 'boolean') delete data[field];
  return next();
}

/** In the panel a message is marked as read or answered, or deleted; nobody writes one there. */
export function guardMessages(strapi: Core.Strapi): void {
  const refused = refuseManualEdit('Los mensajes los escriben las clientas en la tienda.');
  panelRules(strapi, 'api::contact-message.contact-message', { create: refused, clone: refused, update });
}
