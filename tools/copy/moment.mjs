import { UserError } from '../launcher/terminal/terminal.mjs';
import { texts } from './texts.mjs';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?$/;

/** Parses a moment in Argentine time, which has no summer time, such as "2026-11-26 14:32:05"; throws what to type. */
export function parseMoment(text) {
  const [, day, minute, seconds = ':00'] = MOMENT.exec(text?.trim() ?? '') ?? [];
  const at = day ? Date.parse(`${day}T${minute}${seconds}-03:00`) : NaN;
  // Date.parse takes 31 November for 1 December.
  if (Number.isNaN(at) || !formatMoment(at).startsWith(`${day} ${minute}`))
    throw new UserError(texts.badMoment(text ?? ''));
  return at;
}

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Argentina/Salta',
});

/** Formats a moment as `parseMoment` reads it, in whole seconds. */
export const formatMoment = (at) => format.format(at);

// FAT stores times in steps of two seconds.
const TIME_STEP_MS = 2000;

/** Returns whether a file was there at a moment; a time later than now comes from a clock that went wrong and counts as old. */
export const wasThereAt = (moment, mtimeMs, now = Date.now()) =>
  mtimeMs <= moment + TIME_STEP_MS || mtimeMs > now;
