import { MINUTE_MS, type ReceivedMessage } from '@shop/contract';
import { useEffect, useState } from 'react';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { withdrawalUrgency, type WithdrawalUrgency } from './withdrawal-urgency.ts';
import { texts } from './texts.ts';

const tones: Record<WithdrawalUrgency, BadgeTone> = {
  waiting: 'warn',
  alarm: 'warn-outline',
  late: 'danger',
};

// Re-renders every minute, so that an open page shows new urgencies.
function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function WithdrawalBadge({ message }: { message: ReceivedMessage }) {
  const urgency = withdrawalUrgency(message, useCurrentMinute());
  return urgency && <Badge tone={tones[urgency]}>{texts.withdrawal[urgency]}</Badge>;
}
