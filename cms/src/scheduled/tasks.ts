import { HOUR_MS } from '@shop/contract';
import { forgetVisitors } from '../api/interaction/services/interaction';
import { sweepUnclaimed } from '../api/picture-upload/services/proofs';
import { forgetOldAnswers } from '../shared/idempotency';
import { examineHourly } from './examine-hourly';
import { type Task } from './run-due-work';

export const DOCTOR = 'doctor';

/** Everything that is done once an hour; the examination comes last, when the rest has been tidied. */
export const hourlyTasks: Task[] = [
  {
    name: 'sweep-proofs',
    everyMs: HOUR_MS,
    run: async () => ({ unclaimed: await sweepUnclaimed() }),
  },
  {
    name: 'forget-old-records',
    everyMs: HOUR_MS,
    run: async () => ({ visitors: await forgetVisitors(), answers: await forgetOldAnswers() }),
  },
  { name: DOCTOR, everyMs: HOUR_MS, run: examineHourly },
];
