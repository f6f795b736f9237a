import { routesOf } from '../../../platform/routes';
import opening from '../controllers/opening';

export default routesOf({
  getOpening: opening.read,
  getOpeningState: opening.readState,
  openShop: opening.open,
  closeShop: opening.close,
  updateClosedNotice: opening.changeNotice,
  decideCheck: opening.decide,
  previewShop: opening.preview,
});
