import { renderPolicy, type Policy, type PolicyKind } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { announceChange } from '../../../platform/changes/changes';
import { badField, conflict } from '../../../platform/http/http-error';
import { readPolicy } from './policy';
import { currentValues } from './policy-data';
import { lockPolicy, requireSeenDraft } from './policy-drafts';
import { findVersion, insertVersion } from './policy-rows';

const UNCHANGED = 'El texto publicado ya dice lo mismo: no hay nada nuevo para publicar.';
const EMPTY = 'Con los datos que faltan, el texto queda vacío.';

/** Publishes the draft that the owner has seen as the next version; throws 409 when it is another one or says nothing new. */
export async function publishPolicy(kind: PolicyKind, seen: number): Promise<Policy> {
  const values = await currentValues();
  return inTransaction(async (trx) => {
    await lockPolicy(trx, kind);
    const { template } = await requireSeenDraft(trx, kind, seen);
    const latest = await findVersion(trx, kind);
    const text = renderPolicy(template, values);
    if (text === '') throw badField('template', EMPTY);
    if (latest?.text === text) throw conflict(UNCHANGED);
    const version = (latest?.version ?? 0) + 1;
    await insertVersion(trx, { kind, version, text, template, publishedAt: new Date() });
    await audit({ action: 'policy-published', after: { kind, version } });
    // The shop's data name the versions in force.
    await announceChange('shop');
    return readPolicy(kind, version, trx);
  });
}
