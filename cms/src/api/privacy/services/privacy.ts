import { erasePerson } from './erasure/erase-person';
import { findPerson } from './person/find-person';
import { finishErasures } from './requests/erase-request';

const privacyService = () => ({ erasePerson, findPerson, finishErasures });

export default privacyService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::privacy.privacy': ReturnType<typeof privacyService>;
  }
}
