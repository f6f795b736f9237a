import { routesOf } from '../../../platform/routes';
import siteContent from '../controllers/site-content';

export default routesOf({
  getContent: siteContent.read,
  updateContent: siteContent.update,
  getContentSource: siteContent.readSource,
  listContentRevisions: siteContent.listRevisions,
  getContentRevision: siteContent.readRevision,
});
