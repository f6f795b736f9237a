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
  });
}
