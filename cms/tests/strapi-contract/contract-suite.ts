import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCms, type TestCms } from '../support/servers/start-cms';
import { accountBehaviours } from './account-behaviours';
import { databaseBehaviours } from './database-behaviours';
import { panelBehaviours } from './panel-behaviours';
import { pictureBehaviours } from './picture-behaviours';
import { contentTypes, members, services, stampedColumns, tables } from './needs';
import { named, usesOfTable } from './uses';

const OF_STRAPI = /^(files|(strapi|admin|up|upload|i18n|components)_\w+|\w+_(cmps|lnk|mph))$/;

const sortedWords = (text: string) => text.split(' ').sort();

/** Returns what is absent of the names that something should have. */
const absentFrom = (there: Iterable<string>, wanted: string): string[] => {
  const found = new Set(there);
  return sortedWords(wanted).filter((name) => !found.has(name));
};

const methodsOf = (service: object, wanted: string) => sortedWords(wanted).filter((name) => name in service);

type Database = { databaseUrl?: string; stop: () => unknown };

/** Checks on one database, which is empty, that Strapi is as the shop needs it. */
export function contractSuite(database: string, open: () => Promise<Database>): void {
  describe(`Strapi on ${database}`, () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-contract-'));
    let opened: Database | undefined;
    let cms: TestCms | undefined;
    let fault: unknown;
    // Tables and services are there when the shop itself cannot start for what an upgrade changed.
    beforeAll(async () => {
      opened = await open();
      const { databaseUrl } = opened;
      cms = await startCms({ dataDir, databaseUrl }).catch((error: unknown) => void (fault = error));
    });
    afterAll(async () => {
      await (cms ? cms.stop() : strapi.db.destroy());
      await opened?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const booted = (): TestCms => {
      if (!cms) throw new Error('the shop did not start');
      return cms;
    };
    const columnsOf = async (table: string) => Object.keys(await strapi.db.connection(table).columnInfo());

    test('starts the shop', () => {
      expect(fault).toBeUndefined();
    });

    for (const [table, { columns, need }] of Object.entries(tables))
      test(`has the table ${table} with its columns: the shop ${need} (${named(usesOfTable(table))})`, async () => {
        expect(absentFrom(await columnsOf(table), columns), `columns that ${table} lacks`).toEqual([]);
      });

    test('stamps every table of a content type with the columns that the shop writes itself (cms/src/database/rows.ts)', async () => {
      const shopTypes = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
      for (const { uid } of shopTypes) {
        const { tableName } = strapi.db.metadata.get(uid);
        expect(
          absentFrom(await columnsOf(tableName), stampedColumns),
          `columns that ${tableName} lacks`,
        ).toEqual([]);
      }
    });

    test('names the column of each attribute and of each relation (cms/src/database/gateway/codec.ts)', () => {
      const { attributes } = strapi.db.metadata.get('api::order-line.order-line');
      expect(attributes).toMatchObject({
        unitPrice: { type: 'integer', columnName: 'unit_price' },
        order: { type: 'relation', joinColumn: { name: 'order_id' } },
      });
    });

    for (const [uid, { attributes, need }] of Object.entries(contentTypes))
      test(`has the content type ${uid} with its attributes: the shop ${need}`, () => {
        const found = Object.keys(strapi.db.metadata.get(uid).attributes);
        expect(absentFrom(found, attributes), `attributes that ${uid} lacks`).toEqual([]);
      });

    for (const [name, { methods, need }] of Object.entries(services))
      test(`has the service ${name} with its methods: the shop ${need}`, () => {
        const [plugin = '', service = ''] = name.split('.');
        const found = service ? strapi.plugin(plugin)?.service(service) : strapi.service(name as never);
        expect(found, `the service ${name}`).toBeTruthy();
        expect(methodsOf(found as object, methods), `methods of ${name}`).toEqual(sortedWords(methods));
      });

    test('has the members that the shop calls', () => {
      const valueOf = (name: string) =>
        name.split('.').reduce((of: unknown, key) => (of as Record<string, unknown>)?.[key], strapi);
      expect(members.filter((name) => valueOf(name) === undefined)).toEqual([]);
    });

    test('is used by the shop’s SQL only through the tables of this contract', async () => {
      const { client } = strapi.db.connection as unknown as { client: { config: { client: string } } };
      const all: { name: string }[] =
        client.config.client === 'pg'
          ? await strapi.db
              .connection('pg_tables')
              .where('schemaname', 'public')
              .select({ name: 'tablename' })
          : await strapi.db.connection('sqlite_master').where('type', 'table').select('name');
      const strapis = all.map(({ name }) => name).filter((name) => OF_STRAPI.test(name));
      expect(strapis.length).toBeGreaterThan(20);
      const used = strapis.map((table) => [table, usesOfTable(table)] as const);
      const unlisted = used.filter(([table, where]) => where.length > 0 && !(table in tables));
      expect(Object.fromEntries(unlisted), 'tables that needs.ts does not name').toEqual({});
      const found = used.flatMap(([table, where]) => (where.length > 0 ? [table] : []));
      expect(found.sort(), 'tables that code still names').toEqual(Object.keys(tables).sort());
    });

    databaseBehaviours();
    pictureBehaviours(booted);
    accountBehaviours();
    panelBehaviours(booted);
  });
}
