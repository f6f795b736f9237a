import { routesOf } from '../../../platform/http/routes';
import pictureUpload from '../controllers/picture-upload';

export default routesOf({ uploadProof: pictureUpload.upload, readProof: pictureUpload.readProof });
