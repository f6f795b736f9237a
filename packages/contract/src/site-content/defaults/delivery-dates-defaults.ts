import type { DeliveryDates } from '../../shop/delivery-dates';

/** New shops promise no dates until their owner switches them on. */
export const defaultDeliveryDates: DeliveryDates = {
  enabled: false,
  preparationDays: 1,
  transitDaysMin: 1,
  transitDaysMax: 2,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: false,
  cutOffHour: 14,
  skipsHolidays: true,
  closedDays: '',
};
