import { routesOf } from '../../../platform/routes';
import policy from '../controllers/policy';

export default routesOf({
  listPolicies: policy.list,
  getPolicy: policy.read,
  readPolicyDraft: policy.readDraft,
  updatePolicyDraft: policy.updateDraft,
  publishPolicy: policy.publish,
});
