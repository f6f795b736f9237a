import { lastRun } from '../jobs/run-due-jobs';

export const DOCTOR_JOB = 'doctor';

export type Examined = { faults: { id: string; count: number }[] };

/** Returns the last hourly examination, whichever process made it; null before the first. */
export const lastExamination = () => lastRun<Examined>(DOCTOR_JOB);
