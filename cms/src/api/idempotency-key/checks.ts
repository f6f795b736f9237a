import { HOUR_MS, IDEMPOTENCY_KEY_HOURS } from '@shop/contract';
import { olderThan, SWEEP_GRACE_MS, type ApiChecks } from '../../platform/doctor/check';

export const idempotencyChecks: ApiChecks = {
  statements: {
    'retry-key-is-old': olderThan(
      IDEMPOTENCY_KEY_HOURS * HOUR_MS + SWEEP_GRACE_MS,
      'select k.document_id as name from idempotency_keys k where k.at < ?',
    ),
    'retry-key-without-answer': 'select k.document_id as name from idempotency_keys k where k.answer is null',
  },
};
