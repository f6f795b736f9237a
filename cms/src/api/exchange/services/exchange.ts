import { chatText } from './exchange-view';
import { endWithOrder, refuseWhileOpen } from './end-exchanges';

const exchangeService = () => ({ chatText, endWithOrder, refuseWhileOpen });

export default exchangeService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::exchange.exchange': ReturnType<typeof exchangeService>;
  }
}
