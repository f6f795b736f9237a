import type { Core } from '@strapi/strapi';
import { startCatalog } from '../api/catalog/services/start-catalog';
import { subscribeToOtherProcesses } from '../api/change-stream/services/process-changes';
import { adaptImages } from '../api/picture-upload/services/adapt-images';
import { keepPoliciesTrue } from '../api/policy/services/publish-policy';
import { guardMediaLibrary } from '../api/picture-upload/services/guard-media-library';
import { replayErasures } from '../api/privacy/services/erasure/replay-erasures';
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
  adaptImages(strapi);
  guardMediaLibrary(strapi);
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
}
