import { createCheckout, shopperEndpoints } from '@shop/contract';
import { createHttpTransport } from '@shop/web-kit/http-transport';

export const sendCall = createHttpTransport({ ...shopperEndpoints, createCheckout });
