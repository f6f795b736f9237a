import { createHttpTransport } from '@shop/web-kit/http-transport';

export const sendCall = createHttpTransport();
