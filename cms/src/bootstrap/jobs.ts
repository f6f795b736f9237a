import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shop/contract';
import { deleteOldInvitations, sweepAccounts } from '../api/account/services/sweep-accounts';
import { catchUpClients } from '../api/client/services/catch-up/catch-up-clients';
import { expireExchanges } from '../api/exchange/services/end-exchanges';
import { FAILURES_JOB } from '../api/health/services/failures';
import { tellFailures } from '../api/health/services/tell-failures';
import { deleteOldVisitors } from '../api/interaction/services/interaction';
import { deleteOldMails } from '../api/mail/services/delete-old-mails';
import { askForLostPayments } from '../api/order/services/online/ask-provider';
import { cancelExpiredOrders, remindOfPayments } from '../api/order/services/payments/payment-deadlines';
import { deleteOldSteps } from '../api/order/services/undo/keep-step';
import { copyPictures } from '../api/picture-upload/services/copies/copy-pictures';
import { deleteExpiredProofs } from '../api/picture-upload/services/sweep-proofs';
import { finishErasures } from '../api/privacy/services/requests/erase-request';
import { deleteErasedMails, sweepPersonalData } from '../api/privacy/services/sweep';
import { deleteOldPriceChanges } from '../api/product/services/prices/price-change-records';
import { deleteWithdrawnPhotos } from '../api/review/services/delete-withdrawn-photos';
import { deleteOldSearches } from '../api/searched-text/services/searched-text';
import { tellRestocked } from '../api/stock-alert/services/tell-restocked';
import { deleteOldVitals } from '../api/web-vital/services/web-vital';
import { examinationJob } from '../doctor/examination-job';
import { backupJob } from '../platform/backup/backup-job';
import { offsiteJob } from '../platform/backup/offsite-backup';
import { deleteExpiredKeys } from '../platform/edits/idempotency';
import type { Job } from '../platform/jobs/run-due-jobs';
import { operatingRules } from '../api/operating-rule/services/operating-rule';

const every = (everyMs: number, name: string, run: Job['run']): Job => ({ name, everyMs, run });

/** The jobs of the shop; examination and backup follow those that clean up, and the last one tells what failed. */
export const jobs: Job[] = [
  every(MINUTE_MS, 'copy-pictures', async () => ({ copied: await copyPictures() })),
  // Hourly, as strangers could fill the disk; the nightly sweep of the retention deletes claimed ones.
  every(HOUR_MS, 'sweep-proofs', async () => ({ unclaimed: await deleteExpiredProofs() })),
  every(HOUR_MS, 'forget-visitors', async () => ({ visitors: await deleteOldVisitors() })),
  every(HOUR_MS, 'delete-idempotency-keys', async () => ({
    keys: await deleteExpiredKeys((await operatingRules.current()).draftDays),
  })),
  every(DAY_MS, 'forget-price-changes', async () => ({ priceChanges: await deleteOldPriceChanges() })),
  every(HOUR_MS, 'delete-withdrawn-photos', async () => ({ photos: await deleteWithdrawnPhotos() })),
  every(MINUTE_MS, 'tell-restocked', () => tellRestocked()),
  every(HOUR_MS, 'forget-searches', async () => ({ searches: await deleteOldSearches() })),
  every(HOUR_MS, 'forget-vitals', async () => ({ vitals: await deleteOldVitals() })),
  every(HOUR_MS, 'delete-old-mails', () => deleteOldMails()),
  every(HOUR_MS, 'forget-order-steps', async () => ({ steps: await deleteOldSteps() })),
  every(MINUTE_MS, 'payment-deadlines', async () => ({
    cancelled: await cancelExpiredOrders(),
    reminded: await remindOfPayments(),
  })),
  every(5 * MINUTE_MS, 'online-payments', async () => ({ settled: await askForLostPayments() })),
  every(10 * MINUTE_MS, 'expire-exchanges', async () => ({ exchanges: await expireExchanges() })),
  every(MINUTE_MS, 'clients', async () => ({ orders: await catchUpClients() })),
  every(HOUR_MS, 'delete-old-invitations', async () => ({ invitations: await deleteOldInvitations() })),
  every(HOUR_MS, 'sweep-accounts', sweepAccounts),
  every(HOUR_MS, 'finish-erasures', async () => ({ finished: await finishErasures() })),
  every(MINUTE_MS, 'delete-erased-mails', async () => ({ mails: await deleteErasedMails() })),
  // Every hour it looks whether tonight's sweep is still to be done.
  every(HOUR_MS, 'retention', () => sweepPersonalData()),
  examinationJob,
  backupJob,
  offsiteJob,
  // Two looks in a row must find a failure before the owner is told of it.
  every(10 * MINUTE_MS, FAILURES_JOB, tellFailures),
];
