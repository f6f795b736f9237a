import { findByLink } from './track/track-order';
import { lockOrder } from './order-records';
import { exampleMail } from './example-mail';

const orderService = () => ({ findByLink, lock: lockOrder, exampleMail });

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
