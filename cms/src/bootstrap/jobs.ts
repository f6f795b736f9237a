import { accountJobs } from '../api/account/jobs';
import { clientJobs } from '../api/client/jobs';
import { exchangeJobs } from '../api/exchange/jobs';
import { idempotencyJobs } from '../api/idempotency-key/jobs';
import { interactionJobs } from '../api/interaction/jobs';
import { mailJobs } from '../api/mail/jobs';
import { orderJobs } from '../api/order/jobs';
import { uploadJobs } from '../api/picture-upload/jobs';
import { privacyJobs } from '../api/privacy/jobs';
import { productJobs } from '../api/product/jobs';
import { reviewJobs } from '../api/review/jobs';
import { searchedTextJobs } from '../api/searched-text/jobs';
import { stockAlertJobs } from '../api/stock-alert/jobs';
import { examinationJob } from '../doctor/examination-job';
import { backupJob } from '../platform/backup/backup-job';
import type { Job } from '../platform/jobs/run-due-jobs';

/** The jobs of all APIs; examination and backup come last, after the others have cleaned up. */
export const jobs: Job[] = [
  ...uploadJobs,
  ...interactionJobs,
  ...idempotencyJobs,
  ...productJobs,
  ...reviewJobs,
  ...stockAlertJobs,
  ...searchedTextJobs,
  ...mailJobs,
  ...orderJobs,
  ...exchangeJobs,
  ...clientJobs,
  ...accountJobs,
  ...privacyJobs,
  examinationJob,
  backupJob,
];
