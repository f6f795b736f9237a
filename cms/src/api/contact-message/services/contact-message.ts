import { countUnread, messagesByIds, storeMessage } from './inbox';

const contactMessageService = () => ({ byIds: messagesByIds, countUnread, store: storeMessage });

export default contactMessageService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::contact-message.contact-message': ReturnType<typeof contactMessageService>;
  }
}
