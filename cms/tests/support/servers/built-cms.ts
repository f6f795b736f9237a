import { createRequire } from 'node:module';
import type * as Accounts from '../../../src/api/account/services/sweep-accounts';
import type * as Catalog from '../../../src/api/catalog/services/catalog';
import type * as Exchanges from '../../../src/api/exchange/services/end-exchanges';
import type * as OnlinePayments from '../../../src/api/order/services/online/ask-provider';
import type * as Deadlines from '../../../src/api/order/services/payments/payment-deadlines';
import type * as Copies from '../../../src/api/picture-upload/services/copies/copy-pictures';
import type * as Pictures from '../../../src/api/picture-upload/services/picture-upload';
import type * as Policies from '../../../src/api/policy/services/policy';
import type * as Renewals from '../../../src/api/policy/services/publish-policy';
import type * as Erasure from '../../../src/api/privacy/services/erasure/erase-person';
import type * as Person from '../../../src/api/privacy/services/person/find-person';
import type * as Requests from '../../../src/api/privacy/services/requests/erase-request';
import type * as Retention from '../../../src/api/privacy/services/sweep';
import type * as StockAlert from '../../../src/api/stock-alert/services/stock-alert';
import type * as Restocked from '../../../src/api/stock-alert/services/tell-restocked';

const load = createRequire(import.meta.url);

/** Loads a module of the built cms; a copy from its source would not share the caches and ports of the shop under test. */
const built = <Module>(file: string) => load(`../../../dist/src/api/${file}.js`) as Module;

export const { sweepAccounts } = built<typeof Accounts>('account/services/sweep-accounts');
export const { catalog } = built<typeof Catalog>('catalog/services/catalog');
export const { expireExchanges } = built<typeof Exchanges>('exchange/services/end-exchanges');
export const { askForLostPayments } = built<typeof OnlinePayments>('order/services/online/ask-provider');
export const { cancelExpiredOrders, remindOfPayments } = built<typeof Deadlines>(
  'order/services/payments/payment-deadlines',
);
export const { copyPictures } = built<typeof Copies>('picture-upload/services/copies/copy-pictures');
export const { pictures } = built<typeof Pictures>('picture-upload/services/picture-upload');
export const policies = built<typeof Policies>('policy/services/policy');
export const policyRenewals = built<typeof Renewals>('policy/services/publish-policy');
export const { erasePerson, repeatErasure } = built<typeof Erasure>('privacy/services/erasure/erase-person');
export const { findPerson } = built<typeof Person>('privacy/services/person/find-person');
export const { finishErasures } = built<typeof Requests>('privacy/services/requests/erase-request');
export const { sweepNow, sweepPersonalData } = built<typeof Retention>('privacy/services/sweep');
export const { deleteOldAlerts } = built<typeof StockAlert>('stock-alert/services/stock-alert');
export const { tellRestocked } = built<typeof Restocked>('stock-alert/services/tell-restocked');
