import { routesOf } from '../../../platform/routes';
import dataRequest from '../controllers/data-request';

export default routesOf({
  openDataRequest: dataRequest.open,
  confirmDataRequest: dataRequest.confirm,
  readDataRequest: dataRequest.read,
  exportPersonalData: dataRequest.exportData,
  recordDataRequestStep: dataRequest.recordStep,
  eraseForDataRequest: dataRequest.erase,
});
