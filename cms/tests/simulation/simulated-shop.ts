import type { Server } from 'node:http';
import path from 'node:path';
import { initialOperatingRules } from '@shop/contract';
import { aProductDraft, commerceOn } from '../support/data/commerce-calls';
import { changedCheckout } from '../support/data/changed-checkout';
import { startPostgres } from '../support/databases/postgres';
import { callsInProcess } from '../support/servers/calls-in-process';
import { startCms, testAdmin, type TestCms } from '../support/servers/start-cms';
import { forgetCaches } from './actions/time';
import { stopMailSender, stopScheduler } from './built-services';
import { FIRST_MOMENT, releaseClock, stopClockAt } from './clock';
import { installCrashPoints } from './crash-points';
import { postgresCopies, sqliteCopies } from './database-copies';
import type { Beliefs, World } from './world';

export type Database = 'SQLite' | 'PostgreSQL';

const PRODUCTS = 3;
const SHOPPERS = 6;
const SIZES = ['S', 'M', 'L'];
const UNITS = 6;

/** Spells a number in letters, as names have no digits. */
const spelled = (number: number): string =>
  [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a');

const shoppersOf = (history: number): Beliefs['shoppers'] =>
  Array.from({ length: SHOPPERS }, (_, at) => ({
    fullName: `Zulema Q${spelled(history)} Y${spelled(at)}`,
    email: `zulema${history}x${at}@ejemplo.com`,
    phone: `299${String(4_000_000 + history * SHOPPERS + at)}`,
    address: `Pasaje Yatay ${history}x${at}`,
  }));

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

/** Boots a shop whose clock, jobs, mails and crashes the simulation holds in its hands. */
export async function startSimulatedShop(database: Database) {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
  // The shop mails buyers only with a mail server.
  const booted = await startCms({ databaseUrl: postgres?.url, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const cms: TestCms = { ...booted, call: callsInProcess(booted.strapi.server.httpServer as Server) };
  // Nothing listens there: each mail would cost a connection, as long as ten steps.
  Object.assign(cms.strapi.plugin('email').provider, { send: async () => undefined });
  await cheapenPasswords(cms);
  stopScheduler();
  await stopMailSender(10_000);
  // The log would fill with the crashes that are played.
  cms.strapi.log.silent = true;
  const knex = cms.strapi.db.connection;
  // Crashes are played, and none cuts the power: nothing has to reach the disk.
  if (!postgres) await knex.raw('pragma synchronous = off');
  const copies = postgres
    ? await postgresCopies(knex)
    : await sqliteCopies(path.join(cms.dataDir, 'shop.db'));
  stopClockAt(FIRST_MOMENT);
  const shop = await commerceOn(cms);
  const rules = { ...initialOperatingRules, exchangeDays: 30 };
  await shop.admin('/api/rules', { method: 'PUT', json: rules });
  const { save } = await changedCheckout(cms, shop);
  await save(({ paymentInfo }) => {
    paymentInfo.bankTransfer.paymentHours = 48;
    paymentInfo.cashOnDelivery.paymentHours = 24;
  });
  const products: Beliefs['products'] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const variants = SIZES.map((size) => ({ size, color: null, stock: UNITS }));
    const draft = aProductDraft({
      title: `Prenda ${at}`,
      size: SIZES,
      stock: UNITS * SIZES.length,
      variants,
    });
    const { _id: id } = await shop.product(draft);
    products.push({ id, added: UNITS * SIZES.length, seen: variants });
  }
  const crashes = installCrashPoints(knex);
  await copies.take('beginning');
  let histories = 0;

  return {
    /** Returns the shop as it was at the beginning, with shoppers that no other history knows. */
    async begin(): Promise<World> {
      await copies.putBack('beginning');
      await forgetCaches();
      histories += 1;
      const nothing = { erased: [], orders: [], coupons: [], exchanges: [], cases: [] };
      const beliefs = structuredClone({ products, shoppers: shoppersOf(histories), ...nothing });
      const counters = { history: histories, calls: 0, isShared: false, backup: null };
      return { cms, shop, crashes, copies, beliefs, ...counters };
    },
    async stop(): Promise<void> {
      crashes.remove();
      releaseClock();
      await copies.remove();
      await cms.stop();
      await postgres?.stop();
    },
  };
}
