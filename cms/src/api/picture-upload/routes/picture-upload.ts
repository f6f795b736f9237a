import { routesOf } from '../../../platform/routes';
import pictureUpload from '../controllers/picture-upload';

export default routesOf({
  uploadProof: pictureUpload.upload,
  readProof: pictureUpload.readProof,
  listPictureCopies: pictureUpload.listCopies,
});
