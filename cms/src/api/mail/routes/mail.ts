import { routesOf } from '../../../platform/routes';
import mail from '../controllers/mail';

export default routesOf({
  listOrderMails: mail.listOfOrder,
  resendMail: mail.resend,
  listMessageTemplates: mail.listTemplates,
  previewMessageTemplate: mail.previewTemplate,
  saveMessageTemplate: mail.saveTemplate,
});
