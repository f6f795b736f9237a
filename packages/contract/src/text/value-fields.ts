import { z } from '../z';
import { isCalendarDay } from '../shop/business-day';

const DAY_ERROR = 'La fecha debe tener el formato AAAA-MM-DD';
const YEAR_ERROR = 'El año debe estar entre 2000 y 2099';
const AMOUNT_ERROR = 'Escribí un importe entero en pesos';

export const amountMessages = {
  number: 'El importe debe ser un número',
  whole: 'El importe debe ser un número entero',
  negative: 'El importe no puede ser negativo',
  tooLow: 'El importe debe ser mayor que cero',
  tooHigh: 'El importe es demasiado alto',
} as const;

/** The fault of a range of days that ends before it begins. */
export const WRONG_RANGE = 'La fecha «desde» no puede ser posterior a «hasta»';

/** Returns a whole number within bounds, with one message for all its faults. */
export const wholeNumber = (least: number, most: number, message: string) =>
  z.number(message).check(z.int(message), z.minimum(least, message), z.maximum(most, message));

/** Whole pesos, negative ones included. */
export const wholeAmount = z.number(AMOUNT_ERROR).check(z.int(AMOUNT_ERROR));

/** Returns whole pesos that people type. */
export const typedPesos = (most: number, least = 0, tooLow: string = amountMessages.negative) =>
  wholeAmount.check(z.minimum(least, tooLow), z.maximum(most, amountMessages.tooHigh));

/** A calendar day, as '2026-11-24'. */
export const calendarDay = z
  .string(DAY_ERROR)
  .check(z.refine(isCalendarDay, { error: DAY_ERROR, abort: true }));

/** A day of the shop's own century: what is listed day by day is as long as the range that is asked for. */
export const shopDay = calendarDay.check(z.refine((day) => day.startsWith('20'), YEAR_ERROR));
