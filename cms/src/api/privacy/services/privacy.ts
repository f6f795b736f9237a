import { erasePerson } from './erasure/erase-person';
import { findPerson } from './person/find-person';

const privacyService = () => ({ erasePerson, findPerson });

export default privacyService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::privacy.privacy': ReturnType<typeof privacyService>;
  }
}
