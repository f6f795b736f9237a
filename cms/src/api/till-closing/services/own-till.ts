import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { counterSetting } from '../../counter-setting/services/counter-setting';

/** Returns the name by which the ledger knows the caller; throws 409 unless the owner lets sellers close their till. */
export async function ownTaker(): Promise<string> {
  const { sellersCloseTill } = await counterSetting.current();
  if (!sellersCloseTill) throw conflict('La dueña no habilitó que cada vendedora cierre su caja.');
  return currentActor().name;
}
