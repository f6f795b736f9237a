import type { Core } from '@strapi/strapi';
import { adoptEarlierWithdrawals } from '../api/case/services/withdrawal/adopt-earlier-withdrawals';
import { catchUpClients } from '../api/client/services/catch-up/catch-up-clients';
import { startCatalog } from '../api/catalog/services/start-catalog';
import { subscribeToOtherProcesses } from '../api/change-stream/services/process-changes';
import { refreshSearchKeys, refreshSearchTitles } from '../api/order/services/refresh-search-keys';
import { adaptImages } from '../api/picture-upload/services/adapt-images';
import { keepPoliciesTrue } from '../api/policy/services/publish-policy';
import { guardMediaLibrary } from '../api/picture-upload/services/guard-media-library';
import { replayErasures } from '../api/privacy/services/erasure/replay-erasures';
import { migratePictures } from '../api/picture-upload/services/migrate-pictures';
import { ensureDatabase } from '../database/schema/ensure-database';
import { seedDemoShop } from '../demo-shop';
import { changeScopes, publishChange } from '../platform/changes/changes';
import { startScheduler } from '../platform/jobs/scheduler';
import { startMailSender } from '../platform/mail/mail-sender';
import { openLimits } from '../platform/limits/durable-limits';
import { startMetricsServer } from '../platform/metrics/metrics-server';
import { closeStrapiAccounts, ensureAdministrators } from './accounts';
import { endSessionsOfChangedUsers } from './end-sessions';
import { ensureOpening } from './ensure-opening';
import { keepAnOwner } from './keep-an-owner';
import { ensureSingleRecords } from './ensure-single-records';
import { jobs } from './jobs';
import { labelPanel } from './panel/label-panel';

/** Brings up to date what an earlier version left in the orders; the shop is open meanwhile, the jobs do the rest. */
async function refreshInBackground({ log }: Core.Strapi): Promise<void> {
  try {
    await refreshSearchTitles();
    await catchUpClients();
  } catch (error) {
    log.warn(`Orders are read later: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

export async function startShop(strapi: Core.Strapi): Promise<void> {
  // Drops values that a process of the same module state cached from another database.
  changeScopes.forEach(publishChange);
  await openLimits();
  await closeStrapiAccounts(strapi);
  await ensureAdministrators(strapi);
  endSessionsOfChangedUsers(strapi);
  keepAnOwner(strapi);
  await ensureSingleRecords(strapi);
  await ensureDatabase();
  await adoptEarlierWithdrawals();
  adaptImages(strapi);
  guardMediaLibrary(strapi);
  await migratePictures();
  await refreshSearchKeys();
  await replayErasures();
  await seedDemoShop(strapi);
  keepPoliciesTrue(strapi);
  await ensureOpening(strapi);
  await startCatalog();
  await labelPanel(strapi);
  await subscribeToOtherProcesses();
  await startMetricsServer(strapi);
  startMailSender(strapi);
  startScheduler(strapi, jobs);
  void refreshInBackground(strapi);
}
