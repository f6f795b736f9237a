import { orderDraftSchema, orderStatusChangeSchema, shippingInfoSchema } from '@shop/contract';

const { fullName, email, phone, address, city, postalCode, notes } = shippingInfoSchema.shape;
const { adminNotes } = orderStatusChangeSchema.shape;

/** Fields of an order that Strapi's panel corrects: contact and notes; money, numbers, dates and lines stay as purchased. */
export const panelCorrections = {
  fullName,
  email,
  phone,
  address,
  city,
  postalCode,
  shippingNotes: notes,
  notes: orderDraftSchema.shape.notes,
  adminNotes,
};
