import { findByLink } from './track/track-order';
import { lockOrder } from './order-records';
import { previewMessage } from './preview-message';

const orderService = () => ({ findByLink, lock: lockOrder, previewMessage });

export default orderService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::order.order': ReturnType<typeof orderService>;
  }
}
