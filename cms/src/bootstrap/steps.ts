import type { Core } from '@strapi/strapi';
import { changeScopes, noteChange } from '../shared/changes';
import { openPublicDoor } from '../api/catalogue/services/public-door';
import { keepCatalogue } from '../api/catalogue/services/keep-catalogue';
import { ensureDatabase } from '../database/ensure-database';
import { openRateLimits } from '../shared/rate-limit-store';
import { closeStrapiAccounts, ensureAdministrators } from './accounts';
import { endSessionsOfChangedUsers } from './end-sessions';
import { ensureSingleRecords } from './ensure-single-records';

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
  { name: 'the catalogue is up to date', run: keepCatalogue },
  { name: 'open the public door', run: openPublicDoor },
];
