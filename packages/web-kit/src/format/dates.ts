import { SHOP_TIME_ZONE } from '@shop/contract';

// A format costs milliseconds on a phone, so it is created with the first date that needs it.
const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

function formatWith(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formats.get(options);
  if (known) return known;
  const format = new Intl.DateTimeFormat('es-AR', { timeZone: SHOP_TIME_ZONE, ...options });
  formats.set(options, format);
  return format;
}

type Instant = Date | string | number;

// Intl throws on an invalid date, which would break the whole screen.
function formatted(options: Intl.DateTimeFormatOptions, at: Instant): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : formatWith(options).format(date);
}

/** Formats '20 de noviembre de 2026' in the shop's time zone. */
export const formatDate = (at: Instant): string => formatted(DAY, at);

export const formatShortDate = (at: Instant): string => formatted(SHORT_DAY, at);

export const formatTime = (at: Instant): string => formatted(TIME, at);

export const formatDateTime = (at: Instant): string => `${formatShortDate(at)} ${formatTime(at)}`.trim();
