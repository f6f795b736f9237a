import { MINUTE_MS, type ReceivedMessage } from '@shop/contract';
import { useEffect, useState } from 'react';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { regretUrgency, type RegretUrgency } from './regret-urgency.ts';
import { texts } from './texts.ts';

const tones: Record<RegretUrgency, BadgeTone> = { waiting: 'warn', alarm: 'warn-outline', late: 'danger' };

// An inbox that stays open must raise its alarms by itself.
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago somebody took a purchase back without being answered; nothing on other messages. */
export function RegretBadge({ message }: { message: ReceivedMessage }) {
  const urgency = regretUrgency(message, useMinute());
  return urgency && <Badge tone={tones[urgency]}>{texts.regret[urgency]}</Badge>;
}
