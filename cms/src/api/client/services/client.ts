import { catchUpBeforeReading, catchUpClients, lockClients } from './catch-up/catch-up-clients';
import { clientOfOrder } from './client-of-order';

const clientService = () => ({
  catchUp: catchUpBeforeReading,
  catchUpAll: catchUpClients,
  lock: lockClients,
  ofOrder: clientOfOrder,
});

export default clientService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::client.client': ReturnType<typeof clientService>;
  }
}
