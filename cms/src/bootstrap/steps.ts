import type { Core } from '@strapi/strapi';
import { keepCatalogue } from '../api/catalogue/services/keep-catalogue';
import { openPublicDoor } from '../api/catalogue/services/public-door';
import { listenToOthers } from '../api/change-stream/services/other-processes';
import { ensureDatabase } from '../database/ensure-database';
import { seedDemoShop } from '../demo-shop';
import { serveMetrics } from '../metrics/serve-metrics';
import { startScheduledWork } from '../scheduled/work-clock';
import { changeScopes, noteChange } from '../shared/changes';
import { openRateLimits } from '../shared/rate-limit-store';
import { closeStrapiAccounts, ensureAdministrators } from './accounts';
import { endSessionsOfChangedUsers } from './end-sessions';
import { ensureSingleRecords } from './ensure-single-records';
import { keepUsedPictures } from './keep-used-pictures';
import { labelPanel } from './panel/label-panel';

type Step = { name: string; run: (strapi: Core.Strapi) => Promise<void> | void };

/** What happens, in this order, before the first request is served. */
export const bootstrapSteps: Step[] = [
  { name: 'forget what another database said', run: () => changeScopes.forEach(noteChange) },
  { name: 'open the rate limits', run: openRateLimits },
  { name: 'close Strapi accounts', run: closeStrapiAccounts },
  { name: 'first administrators', run: ensureAdministrators },
  { name: 'end sessions of changed users', run: endSessionsOfChangedUsers },
  { name: 'site content and settings exist', run: ensureSingleRecords },
  { name: 'constraints, indexes and the catalogue tables', run: ensureDatabase },
  { name: 'demo shop', run: (strapi) => seedDemoShop(strapi) },
  { name: 'the catalogue is up to date', run: keepCatalogue },
  { name: 'the catalogue is answered at the door', run: openPublicDoor },
  { name: 'pictures in use are kept', run: keepUsedPictures },
  { name: 'Spanish names in the panel', run: labelPanel },
  { name: 'hear other processes', run: listenToOthers },
  { name: 'figures for Prometheus', run: serveMetrics },
  { name: 'hourly work', run: startScheduledWork },
];
