import { dataRequestMessages, nextCaseSteps, type PersonalData } from '@shop/contract';
import { addAuditEntry } from '../../../../platform/access/audit-log';
import { inTransaction } from '../../../../database/transaction';
import { forbidden } from '../../../../platform/http/http-error';
import { cases } from '../../../case/services/case';
import { clients } from '../../../client/services/client';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import type { Person, ProvenContact } from '../../domain/person';
import { audienceOf } from '../requests/request-links';
import { isProven, personOf, requestOf, requireRequest, type RequestCase } from '../requests/request-case';
import { contactSections } from './read-contact-sections';
import { ORDER_SECTIONS, readers, type Section } from './read-sections';

function scopeOf({ orderNumber, email, phone }: ProvenContact): string {
  if (email) return `Incluye todo lo que tenemos con el email ${email}, que confirmaste por correo.`;
  if (phone)
    return `Incluye lo que tenemos con el teléfono ${phone}. Las compras con ese teléfono y el email de otra persona no se muestran.`;
  return `Incluye lo que tenemos del pedido ${orderNumber ?? ''}, que confirmaste con su enlace. Para ver todo lo demás, confirmá tu email.`;
}

async function sectionsOf(person: Person): Promise<Section[]> {
  const db = strapi.db.connection;
  const sections: Section[] = [];
  for (const [titulo, read] of ORDER_SECTIONS) sections.push({ titulo, datos: await read(db, person) });
  sections.push(...(await contactSections(db, person)));
  return sections.filter(({ datos }) => datos.length > 0);
}

const ANSWER = 'handed_over';

// The person has her answer once she opens it.
const recordAnswer = ({ documentId }: RequestCase): Promise<void> =>
  inTransaction(async (trx) => {
    const request = await cases.lock(trx, documentId);
    if (requestOf(request) !== 'access' || !nextCaseSteps(request.kind, request).includes(ANSWER)) return;
    await cases.record(trx, request, { step: ANSWER, at: new Date(), actor: 'cliente' });
  });

/** Returns all that the shop holds about the person of a request; throws 403 without a valid signed address. */
export async function readPersonalData(id: string, query: { e?: string; s?: string }): Promise<PersonalData> {
  const db = strapi.db.connection;
  const request = requireRequest(await cases.find(db, id));
  const audience = await audienceOf(db, request, query);
  await clients.catchUpAll();
  const { proven, ...person } = await personOf(db, request, audience);
  if (!isProven(proven)) throw forbidden(dataRequestMessages.notVerified);
  const data = {
    tienda: (await shopSetting.current()).brand,
    generado: `Generado el ${readers.when(new Date())} (${request.code})`,
    alcance: scopeOf(proven),
    secciones: await sectionsOf(person),
  };
  await addAuditEntry({
    actor: audience === 'staff' ? 'equipo' : 'cliente',
    action: 'personal-data-exported',
    after: { code: request.code },
  });
  if (audience !== 'staff') await recordAnswer(request);
  return data;
}
