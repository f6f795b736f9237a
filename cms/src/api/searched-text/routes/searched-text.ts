import { routesOf } from '../../../platform/routes';
import searchedText from '../controllers/searched-text';

export default routesOf({ recordSearch: searchedText.record, searchStats: searchedText.list });
