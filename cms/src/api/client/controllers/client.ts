import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { updateClient } from '../services/edit-client';
import { joinClients, separateClients } from '../services/join-clients';
import { exportClients, listClients } from '../services/list/list-clients';
import { readClient } from '../services/read-client';

const client = {
  async list(ctx: Context) {
    const query = parse(endpoints.listClients.query, ctx.query);
    ctx.body = { status: 'success', ...(await listClients(query)) };
  },

  async exportCsv(ctx: Context) {
    const query = parse(endpoints.exportClients.query, ctx.query);
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="clientas${query.for ? '-novedades' : ''}.csv"`);
    ctx.body = await exportClients(query);
  },

  async read(ctx: Context) {
    const { page } = parse(endpoints.getClient.query, ctx.query);
    ctx.body = { status: 'success', client: await readClient(paramOf(ctx, 'id'), page) };
  },

  async update(ctx: Context) {
    const change = parse(endpoints.updateClient.body, bodyOf(ctx));
    ctx.body = { status: 'success', client: await updateClient(paramOf(ctx, 'id'), change) };
  },

  async join(ctx: Context) {
    const { other } = parse(endpoints.joinClients.body, bodyOf(ctx));
    ctx.body = { status: 'success', client: await joinClients(paramOf(ctx, 'id'), other) };
  },

  async separate(ctx: Context) {
    const { other } = parse(endpoints.separateClients.body, bodyOf(ctx));
    ctx.body = { status: 'success', client: await separateClients(paramOf(ctx, 'id'), other) };
  },
};

export default client;
