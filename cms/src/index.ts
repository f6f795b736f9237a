import type { Core } from '@strapi/strapi';
import { guardUsers } from './api/account/services/user-panel';
import { CHANGES_PATH, streamChanges } from './api/change-stream/services/change-stream';
import { guardMessages } from './api/contact-message/services/message-panel';
import { guardOrders } from './api/order/services/order-panel';
import { guardProducts } from './api/product/services/product-panel';
import { guardContent } from './api/site-content/services/content-guard';
import { counterSetting } from './api/counter-setting/services/counter-setting';
import { operatingRules } from './api/operating-rule/services/operating-rule';
import { shopSetting } from './api/shop-setting/services/shop-setting';
import { guardStockAlerts } from './api/stock-alert/services/stock-alert-panel';
import { guardStockItems } from './api/stock-item/services/stock-item-panel';
import { migrateDatabase } from './database/migrations/migrate-database';
import { checkSecrets } from './settings/check-secrets';
import { shutDown } from './bootstrap/shut-down';
import { logRequestErrors, logWarnings } from './bootstrap/log-process-events';
import { protectAppendOnlyRecords } from './bootstrap/panel/append-only-records';
import { offerAllowedActions } from './bootstrap/panel/offered-actions';
import { providePorts } from './bootstrap/provide-ports';
import { startShop } from './bootstrap/start-shop';
import { protectIdentityFields } from './platform/panel/panel-rules';

type Lifecycle = { strapi: Core.Strapi };

const application = {
  async register({ strapi }: Lifecycle) {
    checkSecrets();
    await migrateDatabase(strapi.config.get<string>('info.version'));
    logWarnings(strapi);
    logRequestErrors(strapi);
    protectIdentityFields(strapi);
    guardContent(strapi);
    shopSetting.guard(strapi);
    operatingRules.guard(strapi);
    counterSetting.guard(strapi);
    guardProducts(strapi);
    guardStockItems(strapi);
    guardOrders(strapi);
    guardMessages(strapi);
    guardStockAlerts(strapi);
    guardUsers(strapi);
    protectAppendOnlyRecords(strapi);
    offerAllowedActions(strapi);
    providePorts();
    strapi.server.router.get(CHANGES_PATH, streamChanges);
  },

  async bootstrap({ strapi }: Lifecycle) {
    await startShop(strapi);
  },

  async destroy({ strapi }: Lifecycle) {
    await shutDown(strapi);
  },
};

export default application;
