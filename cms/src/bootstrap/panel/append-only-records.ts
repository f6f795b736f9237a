import type { Core } from '@strapi/strapi';
import { rejectManualEdits } from '../../platform/panel/panel-rules';

const appendOnly = [
  'api::account.audit-entry',
  'api::account.staff-invitation',
  'api::site-content.content-revision',
  'api::picture-upload.transfer-proof',
  'api::interaction.interaction',
  'api::daily-view.daily-view',
  'api::review.review',
  'api::searched-text.searched-text',
  'api::mail.outgoing-mail',
  'api::coupon.coupon',
  'api::coupon.coupon-use',
  'api::till-closing.till-closing',
  'api::opening.opening-entry',
  'api::policy.policy-version',
  // Its base version is checked by the back office only.
  'api::policy.policy-draft',
  // The variables of a message are checked by the back office only.
  'api::mail.message-template',
];

/** Rejects every edit of append-only records, in the panel too. */
export const protectAppendOnlyRecords = (strapi: Core.Strapi): void =>
  rejectManualEdits(strapi, appendOnly, 'Este registro no se edita: lo escribe la tienda.');
