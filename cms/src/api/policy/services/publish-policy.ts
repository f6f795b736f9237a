import { POLICY_KINDS, renderPolicy, type Policy, type PolicyKind } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange, onChange } from '../../../platform/changes/changes';
import { badField, conflict } from '../../../platform/http/http-error';
import { currentValues, readPolicy } from './policy';
import { lockPolicy, requireSeenDraft } from './policy-drafts';
import { findVersion, versionsIn } from './policy-records';

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
    await versionsIn(trx).insert({
      kind,
      version,
      text,
      template,
      author: currentActor().name,
      at: new Date(),
    });
    await audit({ action: 'policy-published', after: { kind, version } });
    // The shop's data name the versions in force.
    await announceChange('shop');
    return readPolicy(kind, version, trx);
  });
}

// The text stays the owner's; who buys from now on reads the data that she buys by.
async function republish(kind: PolicyKind): Promise<void> {
  const values = await currentValues();
  await inTransaction(async (trx) => {
    await lockPolicy(trx, kind);
    const latest = await findVersion(trx, kind);
    const text = latest && renderPolicy(latest.template, values);
    if (!latest || !text || text === latest.text) return;
    const version = latest.version + 1;
    const { template, author } = latest;
    await versionsIn(trx).insert({ kind, version, text, template, author, at: new Date() });
    await audit({ action: 'policy-published', after: { kind, version } });
    await announceChange('shop');
  });
}

let running = Promise.resolve();

async function republishAll(): Promise<void> {
  for (const kind of POLICY_KINDS) await republish(kind);
}

/** Waits until the policies have followed the changes that this process knows of. */
export const policiesRenewed = (): Promise<void> => running;

/** Publishes the policies anew, now and whenever data that they name have changed. */
export function keepPoliciesTrue({ log }: Core.Strapi): () => void {
  const renew = () => {
    running = running.then(republishAll).catch((error: unknown) => {
      log.warn(`Policies are renewed later: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  };
  renew();
  return onChange((scope) => {
    if (scope !== 'catalog') renew();
  });
}
