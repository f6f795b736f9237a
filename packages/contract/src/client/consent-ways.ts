import type { ConsentWay } from './client';

/** Where a client agreed to receive news, as a sentence about her ends. */
export const CONSENT_WAY_LABELS: Readonly<Record<ConsentWay, string>> = {
  shop: 'en el local',
  whatsapp: 'por WhatsApp',
  mail: 'por mail',
  instagram: 'por Instagram',
};
