import { MINUTE_MS } from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useEffect, useState } from 'react';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { caseUrgency, type CaseUrgency } from './case-urgency.ts';
import { texts } from './texts.ts';

const tones: Record<CaseUrgency, BadgeTone> = { waiting: 'neutral-outline', alarm: 'warn', late: 'danger' };

// Re-renders every minute, so that an open page shows new urgencies.
function useCurrentMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says by when the next step must be done; nothing for a closed case. */
export function UrgencyBadge({ dueAt }: { dueAt: string | null }) {
  const urgency = caseUrgency(dueAt, useCurrentMinute());
  if (!urgency || !dueAt) return null;
  return <Badge tone={tones[urgency]}>{texts.urgency[urgency](formatDateTime(dueAt))}</Badge>;
}
