import { endpoints, type ClientDetail, type ClientSummary } from '@shop/contract';
import type { Context } from 'koa';
import { forbidden } from '../../../platform/http/http-error';
import { mayDo } from '../../../platform/access/active-user';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { updateClient } from '../services/edit-client';
import { joinClients, separateClients } from '../services/join-clients';
import { exportClients, listClients } from '../services/list/list-clients';
import { readClient } from '../services/read-client';

/** Returns how the caller sees a client: what she spent in all is for roles that see figures. */
async function viewFor(ctx: Context) {
  const seesFigures = await mayDo(ctx, 'seeFigures');
  return <T extends ClientSummary>(client: T): T => (seesFigures ? client : { ...client, spent: null });
}

async function sendClient(ctx: Context, client: ClientDetail): Promise<void> {
  ctx.body = { status: 'success', client: (await viewFor(ctx))(client) };
}

const client: Handlers = {
  async listClients(ctx) {
    const query = parse(endpoints.listClients.query, ctx.query);
    const seen = await viewFor(ctx);
    // The order of this list alone would say who spends most.
    if (query.sort === 'spent' && !(await mayDo(ctx, 'seeFigures'))) throw forbidden();
    const { clients, ...page } = await listClients(query);
    ctx.body = { status: 'success', clients: clients.map(seen), ...page };
  },

  async exportClients(ctx) {
    const query = parse(endpoints.exportClients.query, ctx.query);
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="clientas${query.for ? '-novedades' : ''}.csv"`);
    ctx.body = await exportClients(query);
  },

  async getClient(ctx) {
    const { page } = parse(endpoints.getClient.query, ctx.query);
    await sendClient(ctx, await readClient(paramOf(ctx, 'id'), page));
  },

  async updateClient(ctx) {
    const change = parse(endpoints.updateClient.body, bodyOf(ctx));
    await sendClient(ctx, await updateClient(paramOf(ctx, 'id'), change));
  },

  async joinClients(ctx) {
    const { other } = parse(endpoints.joinClients.body, bodyOf(ctx));
    await sendClient(ctx, await joinClients(paramOf(ctx, 'id'), other));
  },

  async separateClients(ctx) {
    const { other } = parse(endpoints.separateClients.body, bodyOf(ctx));
    await sendClient(ctx, await separateClients(paramOf(ctx, 'id'), other));
  },
};

export default client;
