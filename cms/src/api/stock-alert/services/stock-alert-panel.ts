import type { Core } from '@strapi/strapi';
import { refuseManualEdit, panelRules } from '../../../platform/panel/panel-rules';

/** Lets the panel delete alerts, but not write them. */
export function guardStockAlerts(strapi: Core.Strapi): void {
  const rejected = refuseManualEdit('Los avisos los piden las clientas en la tienda.');
  panelRules(strapi, 'api::stock-alert.stock-alert', { create: rejected, clone: rejected, update: rejected });
}
