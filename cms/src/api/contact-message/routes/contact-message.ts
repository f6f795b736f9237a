import { routesOf } from '../../../platform/routes';
import contactMessage from '../controllers/contact-message';

export default routesOf({
  sendContactMessage: contactMessage.send,
  listMessages: contactMessage.list,
  markMessage: contactMessage.mark,
  deleteMessage: contactMessage.remove,
});
