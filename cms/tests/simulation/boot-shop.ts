import type { Server } from 'node:http';
import path from 'node:path';
import type { Knex } from 'knex';
import { secretsFor } from '../support/data/online-orders';
import { startPostgres } from '../support/databases/postgres';
import { callsInProcess } from '../support/servers/calls-in-process';
import { startMercadoPagoServer } from '../support/servers/mercado-pago-server';
import { startCms, testAdmin, type TestCms } from '../support/servers/start-cms';
import { stopMailSender } from './built-services';
import { letClockRun, releaseClock } from './clock';
import { installCrashPoints } from './crash-points';
import { postgresCopies, sqliteCopies, withFolder } from './database-copies';
import { startKilledProcess } from './killed-process';

export type Database = 'SQLite' | 'PostgreSQL';

const USER = 'plugin::users-permissions.user';

/** Lets sign-ins cost nothing: sessions end whenever the clock jumps, and each hash would take longer than ten steps. */
async function cheapenPasswords({ strapi }: TestCms): Promise<void> {
  Object.assign(strapi.getModel(USER).attributes.password!, { encryption: { rounds: 4 } });
  const { email, password } = testAdmin;
  const hashed: object = await strapi
    .plugin('users-permissions')
    .service('user')
    .ensureHashedPasswords({ password });
  await strapi.db.query(USER).update({ where: { email }, data: hashed });
}

async function copiesOf(knex: Knex, database: Database, dataDir: string) {
  const copies =
    database === 'PostgreSQL'
      ? await postgresCopies(knex)
      : await sqliteCopies(path.join(dataDir, 'shop.db'));
  return withFolder(copies, path.join(dataDir, 'proofs'));
}

// Crashes are played, and none cuts the power or ends PostgreSQL: nothing has to reach the disk.
async function letCommitsBeLost(knex: Knex, onPostgres: boolean): Promise<void> {
  if (!onPostgres) return void (await knex.raw('pragma synchronous = off'));
  await knex.raw('alter system set synchronous_commit = off');
  await knex.raw('select pg_reload_conf()');
}

/** Boots a cms whose jobs, mails and crashes the simulation holds in its hands. */
async function bootInProcess(databaseUrl: string | undefined, env: Record<string, string>): Promise<TestCms> {
  const booted = await startCms({ databaseUrl, env });
  const cms = { ...booted, call: callsInProcess(booted.strapi.server.httpServer as Server) };
  // No mail server listens there: each mail would cost a connection, as long as ten steps.
  Object.assign(cms.strapi.plugin('email').provider, { send: async () => undefined });
  await cheapenPasswords(cms);
  await stopMailSender(10_000);
  // The log would fill with the crashes that are played.
  cms.strapi.log.silent = true;
  await letCommitsBeLost(cms.strapi.db.connection, databaseUrl !== undefined);
  return cms;
}

/** Boots the parts of a simulated shop; with `kills` also a process that is killed in real time. */
export async function bootShop(database: Database, kills: boolean) {
  if (kills) letClockRun();
  const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
  const provider = await startMercadoPagoServer();
  // The shop mails buyers only with a mail server.
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', ...secretsFor(provider) };
  const cms = await bootInProcess(postgres?.url, env);
  const knex = cms.strapi.db.connection;
  const copies = await copiesOf(knex, database, cms.dataDir);
  const killed = kills ? await startKilledProcess(cms, knex, postgres?.url) : null;
  const crashes = killed ? killed.crashes : installCrashPoints(knex);
  return {
    cms: killed ? { ...cms, call: killed.call } : cms,
    copies: killed ? killed.around(copies) : copies,
    crashes,
    provider,
    async stop(): Promise<void> {
      crashes.remove();
      releaseClock();
      await copies.remove();
      await killed?.stop();
      await cms.stop();
      await provider.stop();
      await postgres?.stop();
    },
  };
}
