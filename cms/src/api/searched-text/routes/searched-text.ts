import { routesOf } from '../../../platform/routes';
import searchedText from '../controllers/searched-text';

export default routesOf(searchedText);
