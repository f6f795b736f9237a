import type { Core } from '@strapi/strapi';
import { startCatalog } from '../api/catalog/services/start-catalog';
import { listenToOthers } from '../api/change-stream/services/other-processes';
import { ensureDatabase } from '../database/schema/ensure-database';
import { seedDemoShop } from '../demo-shop';
import { startMetricsServer } from '../platform/metrics/metrics-server';
import { startScheduler } from '../platform/jobs/scheduler';
import { changeScopes, publishChange } from '../platform/changes/changes';
import { openLimits } from '../platform/limits/durable-limits';
import { closeStrapiAccounts, ensureAdministrators } from './accounts';
import { endSessionsOfChangedUsers } from './end-sessions';
import { ensureSingleRecords } from './ensure-single-records';
import { keepUsedPictures } from './keep-used-pictures';
import { jobs } from './jobs';
import { labelPanel } from './panel/label-panel';

type Step = { name: string; run: (strapi: Core.Strapi) => Promise<void> | void };

/** What happens, in this order, before the first request is served. */
export const bootstrapSteps: Step[] = [
  { name: 'forget what another database said', run: () => changeScopes.forEach(publishChange) },
  { name: 'open the rate limits', run: openLimits },
  { name: 'close Strapi accounts', run: closeStrapiAccounts },
  { name: 'first administrators', run: ensureAdministrators },
  { name: 'end sessions of changed users', run: endSessionsOfChangedUsers },
  { name: 'site content and settings exist', run: ensureSingleRecords },
  { name: 'constraints, indexes and the catalog tables', run: ensureDatabase },
  { name: 'demo shop', run: (strapi) => seedDemoShop(strapi) },
  { name: 'the catalog is up to date', run: startCatalog },
  { name: 'pictures in use are kept', run: keepUsedPictures },
  { name: 'Spanish names in the panel', run: labelPanel },
  { name: 'hear other processes', run: listenToOthers },
  { name: 'figures for Prometheus', run: startMetricsServer },
  { name: 'hourly work', run: (strapi) => startScheduler(strapi, jobs) },
];
