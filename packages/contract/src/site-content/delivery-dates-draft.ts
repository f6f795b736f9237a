import { z } from '../z';
import { parseClosedDays } from '../shop/closed-days';
import { WEEKDAYS } from '../shop/delivery-dates';
import { optionalParagraph } from '../text/text-fields';
import { wholeNumber } from '../text/value-fields';
import { defaultDeliveryDates } from './defaults/delivery-dates-defaults';

const MAX_DELIVERY_DAYS = 30;
const LAST_HOUR = 23;

const days = wholeNumber(
  0,
  MAX_DELIVERY_DAYS,
  `Escribí un número entero de días, de 0 a ${MAX_DELIVERY_DAYS}`,
);
const hour = wholeNumber(0, LAST_HOUR, `Escribí una hora en punto, de 0 a ${LAST_HOUR}`);
const closedDays = optionalParagraph(2000).check(
  z.refine((text) => parseClosedDays(text) !== null, 'Escribí cada día como 25/12/2026'),
);

const fields = z.object({
  enabled: z.boolean(),
  preparationDays: days,
  transitDaysMin: days,
  transitDaysMax: days,
  monday: z.boolean(),
  tuesday: z.boolean(),
  wednesday: z.boolean(),
  thursday: z.boolean(),
  friday: z.boolean(),
  saturday: z.boolean(),
  sunday: z.boolean(),
  cutOffHour: hour,
  skipsHolidays: z.boolean(),
  closedDays,
});

/** Content without dates gets the default. */
export const deliveryDatesSchema = z._default(
  z.optional(
    fields.check(
      z.refine((dates) => dates.transitDaysMin <= dates.transitDaysMax, {
        path: ['transitDaysMax'],
        error: 'El máximo no puede ser menor que el mínimo',
      }),
      z.refine((dates) => WEEKDAYS.some((weekday) => dates[weekday]), {
        path: ['monday'],
        error: 'Elegí al menos un día de la semana',
      }),
    ),
  ),
  defaultDeliveryDates,
);
