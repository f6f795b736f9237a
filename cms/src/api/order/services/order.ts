import { findByLink } from './track/track-order';
import { recordRefundIn } from './payments/record-payment';
import { identifyOrder } from './track/identify-order';
import { lockOrder } from './order-records';
import { exampleMail } from './example-mail';
import { ordersOfContact, takeGoodsBack, withdrawnOrder } from './withdrawal/withdrawn-order';

const orderService = () => ({
  findByLink,
  identify: identifyOrder,
  refund: recordRefundIn,
  takeGoodsBack,
  ofContact: ordersOfContact,
  withdrawn: withdrawnOrder,
  lock: lockOrder,
  exampleMail,
});

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
