import { findByLink } from './track/track-order';
import { identifyOrder } from './track/identify-order';
import { lockOrder } from './order-records';
import { exampleMail } from './example-mail';

const orderService = () => ({
  findByLink,
  identify: identifyOrder,
  lock: lockOrder,
  exampleMail,
});

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
