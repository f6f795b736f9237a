import { DAY_MS, RETRY_KEY_DAYS } from '@shop/contract';
import { ago, SWEEP_GRACE_MS, type ApiChecks } from '../../platform/doctor/check';

export const idempotencyChecks: ApiChecks = {
  statements: [
    {
      id: 'retry-key-is-old',
      sql: 'select k.document_id as name from idempotency_keys k where k.at < ?',
      values: ago(RETRY_KEY_DAYS * DAY_MS + SWEEP_GRACE_MS),
    },
    {
      id: 'retry-key-without-answer',
      sql: 'select k.document_id as name from idempotency_keys k where k.answer is null',
    },
  ],
};
