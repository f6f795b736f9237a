import { routesOf } from '../../../platform/routes';
import pictureUpload from '../controllers/picture-upload';

export default routesOf(pictureUpload);
