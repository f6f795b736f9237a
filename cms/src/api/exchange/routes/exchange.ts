import { routesOf } from '../../../platform/routes';
import exchange from '../controllers/exchange';

export default routesOf({
  readExchangeOffer: exchange.offer,
  createExchange: exchange.create,
  readOrderExchanges: exchange.ofOrder,
  openExchange: exchange.open,
  readExchange: exchange.read,
  recordExchangeStep: exchange.step,
});
