import { routesOf } from '../../../platform/routes';
import contactMessage from '../controllers/contact-message';

export default routesOf(contactMessage);
