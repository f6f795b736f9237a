import { countUnread, messagesByIds } from './inbox';

const contactMessageService = () => ({ byIds: messagesByIds, countUnread });

export default contactMessageService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::contact-message.contact-message': ReturnType<typeof contactMessageService>;
  }
}
