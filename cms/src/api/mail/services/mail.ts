import { currentTemplates } from './message-templates';

const mailService = () => ({ currentTemplates });

export default mailService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::mail.mail': ReturnType<typeof mailService>;
  }
}
