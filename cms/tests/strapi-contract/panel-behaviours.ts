import { expect, test } from 'vitest';
import { commerceOn } from '../support/data/commerce-calls';
import { asPanelUser, inPanel } from '../support/data/panel-documents';
import type { TestCms } from '../support/servers/start-cms';
import { panelRoutes } from './needs';

const WRITES = ['create', 'update', 'delete'].map((write) => `plugin::content-manager.explorer.${write}`);

type Action = { subjects: string[] };

/** Checks what the shop's rules for Strapi's panel build on. */
export function panelBehaviours(booted: () => TestCms): void {
  test('document middlewares decide about writes, with the type, the action and the data (panel-rules.ts)', async () => {
    const moves = inPanel(booted(), 'api::stock-move.stock-move');
    const refused = { message: 'Esto lo lleva la tienda sola: no se edita a mano.' };
    await expect(moves.create({ data: { delta: 1 } })).rejects.toMatchObject(refused);
    const [row] = await booted()
      .strapi.db.connection('products')
      .limit(1)
      .select('document_id as documentId');
    const { documentId } = row ?? { documentId: (await (await commerceOn(booted())).product())._id };
    const products = inPanel(booted(), 'api::product.product');
    const before = await products.findOne({ documentId });
    const data = { createdAt: '2020-01-01T00:00:00.000Z', composition: 'Encaje' };
    await asPanelUser(booted(), () => products.update({ documentId, data }));
    expect(await products.findOne({ documentId })).toMatchObject({
      createdAt: before?.createdAt,
      composition: 'Encaje',
    });
  });

  test('a text that must be unique is refused with the message that the shop translates (panel-error.ts)', async () => {
    const users = inPanel(booted(), 'plugin::users-permissions.user');
    const [user] = await users.findMany({});
    const data = { username: user?.username, email: 'otra@ejemplo.com', password: 'una-clave-larga-de-otra' };
    const message = 'Ya hay otro registro con esos datos.';
    const refused = { message, details: { errors: [{ path: ['username'], message }] } };
    await expect(users.create({ data })).rejects.toMatchObject(refused);
  });

  test('the request of the panel is known while it is answered (panel-error.ts, panel-form-stock.ts)', async () => {
    const { requestContext } = booted().strapi;
    expect(requestContext.get()).toBeUndefined();
    const seen = await asPanelUser(booted(), async () => requestContext.get()?.state.user.id);
    expect(seen).toBe(1);
  });

  test('the panel offers no button of what the rules refuse (offered-actions.ts)', () => {
    const { actionProvider } = booted().strapi.service('admin::permission') as unknown as {
      actionProvider: { get(id: string): Action | undefined; hooks: object };
    };
    for (const write of WRITES) {
      const subjects = actionProvider.get(write)?.subjects;
      expect(subjects, write).toContain('api::product.product');
      expect(subjects, write).not.toContain('api::stock-move.stock-move');
    }
  });

  test('an arrangement of the panel has settings, labels and layouts (label-panel.ts)', async () => {
    const views = booted().strapi.plugin('content-manager').service('content-types');
    const found = await views.findConfiguration({ uid: 'api::product.product' });
    expect(found).toMatchObject({
      settings: { mainField: 'title' },
      metadatas: {
        title: { edit: { label: expect.any(String), editable: true }, list: { label: expect.any(String) } },
      },
      layouts: { list: expect.arrayContaining(['title']) },
    });
    expect(found.layouts.edit.flat()).toContainEqual({ name: 'title', size: expect.any(Number) });
  });

  test('the panel publishes drafts at the addresses that the shop closes (no-drafts.ts)', () => {
    const { admin } = booted().strapi.plugin('content-manager').routes as unknown as {
      admin: { routes: { path: string }[] };
    };
    expect(admin.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(panelRoutes));
  });
}
