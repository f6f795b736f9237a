import { SHOP_TIME_ZONE } from './business-day';

/** Formats '20/11/2026 23:30' in the shop's time zone, for mails and exports. */
export const formatMoment = (at: string | number | Date): string =>
  new Date(at)
    .toLocaleString('es-AR', {
      timeZone: SHOP_TIME_ZONE,
      hourCycle: 'h23',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    .replace(',', '');
