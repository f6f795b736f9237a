import { endWithOrder, refuseWhileOpen } from './end-exchanges';

const exchangeService = () => ({ endWithOrder, refuseWhileOpen });

export default exchangeService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::exchange.exchange': ReturnType<typeof exchangeService>;
  }
}
