import { createCheckout, createExchange, readExchangeOffer, shopperEndpoints } from '@shop/contract';
import { createHttpTransport } from '@shop/web-kit/http-transport';

/** The endpoints that the shop calls in a browser. */
export const browserEndpoints = { ...shopperEndpoints, createCheckout, createExchange, readExchangeOffer };

export const sendCall = createHttpTransport(browserEndpoints);
