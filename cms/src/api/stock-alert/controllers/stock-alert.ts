import { endpoints, stockAlertMessages } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import {
  deletePhoneAlert,
  listAwaitedVariants,
  listPhoneAlerts,
  markPhoneAlert,
} from '../services/staff-alerts';
import { cancelStockAlert, confirmStockAlert, createStockAlert } from '../services/stock-alert';

const stockAlert = {
  async create(ctx: Context) {
    const draft = parse(endpoints.createStockAlert.body, bodyOf(ctx));
    await createStockAlert(draft);
    const { emailReceived, phoneReceived } = stockAlertMessages;
    ctx.status = 201;
    ctx.body = { status: 'success', message: draft.email === undefined ? phoneReceived : emailReceived };
  },

  async confirm(ctx: Context) {
    const { token } = parse(endpoints.confirmStockAlert.body, bodyOf(ctx));
    const found = await confirmStockAlert(token);
    ctx.body = { status: 'success', message: stockAlertMessages.confirmed, ...found };
  },

  async cancel(ctx: Context) {
    const { token } = parse(endpoints.cancelStockAlert.body, bodyOf(ctx));
    const found = await cancelStockAlert(token);
    ctx.body = { status: 'success', message: stockAlertMessages.cancelled, ...found };
  },

  async listVariants(ctx: Context) {
    const query = parse(endpoints.listAwaitedVariants.query, ctx.query);
    ctx.body = { status: 'success', ...(await listAwaitedVariants(query)) };
  },

  async listPhones(ctx: Context) {
    const query = parse(endpoints.listPhoneAlerts.query, ctx.query);
    ctx.body = { status: 'success', ...(await listPhoneAlerts(query)) };
  },

  async mark(ctx: Context) {
    const { told } = parse(endpoints.markPhoneAlert.body, bodyOf(ctx));
    ctx.body = { status: 'success', alert: await markPhoneAlert(paramOf(ctx, 'id'), told) };
  },

  async remove(ctx: Context) {
    await deletePhoneAlert(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: stockAlertMessages.deleted };
  },
};

export default stockAlert;
