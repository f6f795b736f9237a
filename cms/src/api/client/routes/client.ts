import { routesOf } from '../../../platform/routes';
import client from '../controllers/client';

export default routesOf({
  listClients: client.list,
  exportClients: client.exportCsv,
  getClient: client.read,
  updateClient: client.update,
  joinClients: client.join,
  separateClients: client.separate,
});
