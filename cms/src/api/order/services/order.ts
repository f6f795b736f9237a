import { findByLink } from './track/track-order';
import { lockOrder } from './order-records';

const orderService = () => ({ findByLink, lock: lockOrder });

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
