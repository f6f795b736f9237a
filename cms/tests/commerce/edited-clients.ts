import { beforeAll, describe, expect, test } from 'vitest';
import { clientCalls, type ClientCalls } from '../support/data/client-calls';
import { commerceOn } from '../support/data/commerce-calls';
import type { TestCms } from '../support/servers/start-cms';

/** Tests whose order it is once an edit gave it another number or name. */
export function editedClientsSuite(database: string, booted: () => TestCms): void {
  describe(`clients of edited orders on ${database}`, () => {
    let clients: ClientCalls;
    beforeAll(async () => {
      clients = await clientCalls(await commerceOn(booted()));
    });

    test('an edit that gives an order another number and name joins nobody by the mail that stayed', async () => {
      const ana = clients.contact();
      const first = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      const second = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      const { _id } = await clients.ofOrder(first);
      const { phone } = clients.contact();
      await clients.edit(second, { phone, fullName: 'Bea Sosa' });
      const bea = await clients.ofOrder(second);
      expect(bea).toMatchObject({ name: 'Bea Sosa', phone, orders: 1 });
      expect(bea._id).not.toBe(_id);
      expect(await clients.ofOrder(first)).toMatchObject({ _id, name: 'Ana Ruiz', ...ana, orders: 1 });
    });

    test('an order whose edit gives it the number of another client is hers, and both cards keep their names', async () => {
      const [ana, bea] = [clients.contact(), clients.contact()];
      const known = await clients.buy({ ...bea, fullName: 'Bea Sosa' });
      const first = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      const second = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      await clients.edit(second, { phone: bea.phone, fullName: 'Bea Sosa' });
      expect((await clients.ofOrder(second))._id).toBe((await clients.ofOrder(known))._id);
      expect(await clients.ofOrder(first)).toMatchObject({ name: 'Ana Ruiz', orders: 1 });
    });

    test('an order that keeps its name under the number of another client stays with its own', async () => {
      const [ana, bea] = [clients.contact(), clients.contact()];
      const known = await clients.buy({ ...bea, fullName: 'Bea Sosa' });
      const first = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      const second = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      await clients.edit(second, { phone: bea.phone, fullName: 'Ana Ruiz' });
      expect((await clients.ofOrder(second))._id).toBe((await clients.ofOrder(first))._id);
      expect(await clients.ofOrder(known)).toMatchObject({ name: 'Bea Sosa', orders: 1 });
    });

    test('a client who gets another number by an edit stays the same client', async () => {
      const ana = clients.contact();
      const first = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      const second = await clients.buy({ ...ana, fullName: 'Ana Ruiz' });
      await clients.edit(second, { phone: clients.contact().phone, fullName: 'ANA RUIZ' });
      expect((await clients.ofOrder(second))._id).toBe((await clients.ofOrder(first))._id);
    });

    test('another name on the newest order of a client gives it to a card of its own, and back', async () => {
      const elsa = { ...clients.contact(), fullName: 'Elsa Uno' };
      const first = await clients.buy(elsa);
      const second = await clients.buy(elsa);
      const card = await clients.ofOrder(first);
      await clients.edit(second, { fullName: 'Berta Dos' });
      const berta = await clients.ofOrder(second);
      expect(berta).toMatchObject({ name: 'Berta Dos', orders: 1 });
      expect(berta._id).not.toBe(card._id);
      expect(await clients.ofOrder(first)).toMatchObject({ _id: card._id, name: 'Elsa Uno', orders: 1 });
      await clients.edit(second, { fullName: 'Berta Dós' });
      expect((await clients.ofOrder(second))._id).toBe(berta._id);
      await clients.edit(second, elsa);
      expect(await clients.ofOrder(second)).toMatchObject({ _id: card._id, orders: 2 });
    });

    test('another name with the mail of somebody known gives the order to her card', async () => {
      const [elsa, berta] = [clients.contact(), clients.contact()];
      const known = await clients.buy({ ...berta, fullName: 'Berta Dos' });
      await clients.buy({ ...elsa, fullName: 'Elsa Uno' });
      const second = await clients.buy({ ...elsa, fullName: 'Elsa Uno' });
      await clients.edit(second, { email: berta.email, fullName: 'Berta Dos' });
      expect((await clients.ofOrder(second))._id).toBe((await clients.ofOrder(known))._id);
    });

    test('the name of an order that is spelled otherwise stays with its client, who shows it', async () => {
      const elsa = clients.contact();
      const first = await clients.buy({ ...elsa, fullName: 'Elsa' });
      const second = await clients.buy({ ...elsa, fullName: 'Elsa' });
      await clients.edit(second, { fullName: 'Elsa Uno' });
      const { _id } = await clients.ofOrder(first);
      expect(await clients.ofOrder(second)).toMatchObject({ _id, name: 'Elsa Uno', orders: 2 });
    });

    test('a sale by staff with the number of a client renames no card and takes no mail', async () => {
      const [olga, rita] = [clients.contact(), clients.contact()];
      const ofOlga = await clients.buy({ ...olga, fullName: 'Olga Primera' });
      const ofRita = await clients.buy({ ...rita, fullName: 'Rita Segunda' });
      await clients.sell({ phone: olga.phone, fullName: 'Wanda Quinta' });
      await clients.sell({ phone: rita.phone, email: olga.email, fullName: 'Olga Primera' });
      expect(await clients.ofOrder(ofOlga)).toMatchObject({ name: 'Olga Primera', ...olga });
      expect(await clients.ofOrder(ofRita)).toMatchObject({ name: 'Rita Segunda', ...rita });
    });
  });
}
