import type { Core } from '@strapi/strapi';
import { refuseManualEdit, panelRules, type Next, type PanelEdit } from '../../../platform/panel/panel-rules';

const EDITABLE = ['read', 'answered'];

// Drops all other fields, so that a message and its withdrawal code stay as received.
async function update(_trx: unknown, { data }: PanelEdit, next: Next) {
  for (const field of Object.keys(data))
    if (!EDITABLE.includes(field) || typeof data[field] !== 'boolean') delete data[field];
  return next();
}

/** Lets the panel mark and delete messages, but not write them. */
export function guardMessages(strapi: Core.Strapi): void {
  const rejected = refuseManualEdit('Los mensajes los escriben las clientas en la tienda.');
  panelRules(strapi, 'api::contact-message.contact-message', { create: rejected, clone: rejected, update });
}
