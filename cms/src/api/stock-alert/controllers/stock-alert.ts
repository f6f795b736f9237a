import { businessDay, endpoints, stockAlertMessages } from '@shop/contract';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { restockCsv } from '../services/restock-csv';
import { listRestock } from '../services/list-restock';
import {
  deletePhoneAlert,
  listAwaitedVariants,
  listPhoneAlerts,
  markPhoneAlert,
} from '../services/staff-alerts';
import { cancelStockAlert, confirmStockAlert, createStockAlert } from '../services/stock-alert';

const stockAlert: Handlers = {
  async createStockAlert(ctx) {
    const draft = parse(endpoints.createStockAlert.body, bodyOf(ctx));
    await createStockAlert(draft);
    const { emailReceived, phoneReceived } = stockAlertMessages;
    ctx.status = 201;
    ctx.body = { status: 'success', message: draft.email === undefined ? phoneReceived : emailReceived };
  },

  async confirmStockAlert(ctx) {
    const { token } = parse(endpoints.confirmStockAlert.body, bodyOf(ctx));
    const found = await confirmStockAlert(token);
    ctx.body = { status: 'success', message: stockAlertMessages.confirmed, ...found };
  },

  async cancelStockAlert(ctx) {
    const { token } = parse(endpoints.cancelStockAlert.body, bodyOf(ctx));
    const found = await cancelStockAlert(token);
    ctx.body = { status: 'success', message: stockAlertMessages.cancelled, ...found };
  },

  async listAwaitedVariants(ctx) {
    const query = parse(endpoints.listAwaitedVariants.query, ctx.query);
    ctx.body = { status: 'success', ...(await listAwaitedVariants(query)) };
  },

  async listRestock(ctx) {
    ctx.body = { status: 'success', ...(await listRestock()) };
  },

  async exportRestock(ctx) {
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="reponer-${businessDay(new Date())}.csv"`);
    ctx.body = restockCsv((await listRestock()).variants);
  },

  async listPhoneAlerts(ctx) {
    const query = parse(endpoints.listPhoneAlerts.query, ctx.query);
    ctx.body = { status: 'success', ...(await listPhoneAlerts(query)) };
  },

  async markPhoneAlert(ctx) {
    const { told } = parse(endpoints.markPhoneAlert.body, bodyOf(ctx));
    ctx.body = { status: 'success', alert: await markPhoneAlert(paramOf(ctx, 'id'), told) };
  },

  async deletePhoneAlert(ctx) {
    await deletePhoneAlert(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: stockAlertMessages.deleted };
  },
};

export default stockAlert;
