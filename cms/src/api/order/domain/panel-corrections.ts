import { giftFields, orderDraftSchema, orderStatusChangeSchema, shippingInfoSchema, z } from '@shop/contract';

const { fullName, email, phone, address, city, postalCode, notes } = shippingInfoSchema.shape;
const { adminNotes } = orderStatusChangeSchema.shape;

const PAST = 'La fecha de un paso se corrige por otra que ya pasó.';
const takenAt = z.string(PAST).check(z.refine((at) => Date.parse(at) <= Date.now(), PAST));

/** Dates of steps that were taken. */
export const stepDates = {
  confirmedAt: takenAt,
  readyAt: takenAt,
  shippedAt: takenAt,
  deliveredAt: takenAt,
  cancelledAt: takenAt,
  refundedAt: takenAt,
};

/** Fields of an order that Strapi's panel corrects; money, numbers and lines stay as purchased. */
export const panelCorrections = {
  fullName,
  email,
  phone,
  address,
  city,
  postalCode,
  shippingNotes: notes,
  notes: orderDraftSchema.shape.notes,
  ...giftFields,
  adminNotes,
  ...stepDates,
};
