import { SHOP_TIME_ZONE } from '@shop/contract';

const day = new Intl.DateTimeFormat('es-AR', { timeZone: SHOP_TIME_ZONE, dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('es-AR', {
  timeZone: SHOP_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('es-AR', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Instant = Date | string | number;

// Intl throws on an invalid date, which would break the whole screen.
function formatted(format: Intl.DateTimeFormat, at: Instant): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** Formats '20 de noviembre de 2026' in the shop's time zone. */
export const formatDate = (at: Instant): string => formatted(day, at);

export const formatShortDate = (at: Instant): string => formatted(shortDay, at);

export const formatTime = (at: Instant): string => formatted(time, at);

export const formatDateTime = (at: Instant): string => `${formatShortDate(at)} ${formatTime(at)}`.trim();
