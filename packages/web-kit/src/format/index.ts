export { formatMoney, formatShipping, groupDigits } from '@shop/contract';
export { formatDate, formatDateTime, formatShortDate, formatTime } from './dates.ts';
