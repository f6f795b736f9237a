import type { Core } from '@strapi/strapi';
import { listenToOthers } from '../api/change-stream/services/other-processes';
import { changeScopes, noteChange } from '../shared/changes';
import { openRateLimits } from '../shared/rate-limit-store';
import { closeStrapiAccounts, ensureAdministrators } from './accounts';
import { endSessionsOfChangedUsers } from './end-sessions';
import { ensureSingleRecords } from './ensure-single-records';
import { startSweeping } from './sweep-proofs';

type Step = { name: string; run: (strapi: Core.Strapi) => Promise<void> | void };

/** What happens, in this order, before the first request is served. */
export const bootstrapSteps: Step[] = [
  { name: 'forget what another database said', run: () => changeScopes.forEach(noteChange) },
  { name: 'open the rate limits', run: openRateLimits },
  { name: 'close Strapi accounts', run: closeStrapiAccounts },
  { name: 'first administrators', run: ensureAdministrators },
  { name: 'end sessions of changed users', run: endSessionsOfChangedUsers },
  { name: 'site content and settings exist', run: ensureSingleRecords },
  { name: 'hear other processes', run: listenToOthers },
  { name: 'sweep unclaimed proofs', run: startSweeping },
];
