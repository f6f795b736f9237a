import { routesOf } from '../../../platform/routes';
import mail from '../controllers/mail';

export default routesOf(mail);
