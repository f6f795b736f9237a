import { expect, test } from 'vitest';
import { defaultDeliveryDates as valid } from './defaults/delivery-dates-defaults';
import { deliveryDatesSchema } from './delivery-dates-draft';

// @spec D.4
test('delivery dates are off for content that was saved without them', () =>
  expect(deliveryDatesSchema.parse(undefined)).toEqual({ ...valid, enabled: false }));

test.each([
  [{ preparationDays: 31 }, 'preparationDays', 'Escribí un número entero de días, de 0 a 30'],
  [{ preparationDays: 1.5 }, 'preparationDays', 'Escribí un número entero de días, de 0 a 30'],
  [{ cutOffHour: 24 }, 'cutOffHour', 'Escribí una hora en punto, de 0 a 23'],
  [{ transitDaysMin: 3, transitDaysMax: 2 }, 'transitDaysMax', 'El máximo no puede ser menor que el mínimo'],
  [{ closedDays: '25-12-2026' }, 'closedDays', 'Escribí cada día como 25/12/2026'],
  [
    { monday: false, tuesday: false, wednesday: false, thursday: false, friday: false, saturday: false },
    'monday',
    'Elegí al menos un día de la semana',
  ],
])('delivery dates refuse %j', (change, path, message) => {
  const { error } = deliveryDatesSchema.safeParse({ ...valid, ...change });
  expect(error?.issues).toEqual([expect.objectContaining({ path: [path], message })]);
});
