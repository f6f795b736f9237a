import { idempotencyJobs } from '../api/idempotency-key/jobs';
import { interactionJobs } from '../api/interaction/jobs';
import { uploadJobs } from '../api/picture-upload/jobs';
import { examinationJob } from '../doctor/examination-job';
import type { Job } from '../platform/jobs/run-due-jobs';

/** The jobs of all APIs; the examination comes last, after the others have cleaned up. */
export const jobs: Job[] = [...uploadJobs, ...interactionJobs, ...idempotencyJobs, examinationJob];
