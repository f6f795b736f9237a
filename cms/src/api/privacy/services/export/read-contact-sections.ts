import { CASE_KIND_NAMES, CONSENT_WAY_LABELS, type PersonalRecord } from '@shop/contract';
import type { Connection } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import type { Person } from '../../domain/person';
import { clientsOfOnly } from '../person/clients-of-only';
import { isHers, matchOf } from '../person/contact-match';
import { readers, type Section } from './read-sections';

const { when, named, labelled } = readers;

async function messagesOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const uid = 'api::contact-message.contact-message';
  const messages = await records(uid, db).many({}, { orderBy: ['id'] });
  return messages
    .filter((message) => isHers(message, matchOf(person)))
    .map((message) => ({
      Fecha: when(message.createdAt),
      ...labelled(uid, message),
    }));
}

async function alertsOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const uid = 'api::stock-alert.stock-alert';
  const all = await records(uid, db).many({}, { orderBy: ['id'] });
  const hers = all.filter((alert) => isHers(alert, matchOf(person)));
  const products = await records('api::product.product', db).many(
    { documentId: hers.map(({ productId }) => productId) },
    { select: ['documentId', 'title'] },
  );
  const titles = new Map(products.map(({ documentId, title }) => [documentId, title]));
  return hers.map((alert) => ({
    Fecha: when(alert.createdAt),
    Producto: titles.get(alert.productId) ?? '',
    ...labelled(uid, alert, ['size', 'color']),
  }));
}

type Case = RecordOf<'api::case.case'>;

async function casesOfPerson(db: Connection, person: Person): Promise<Case[]> {
  const documentIds = person.orders.map(({ documentId }) => documentId);
  const cases = await records('api::case.case', db).many({}, { orderBy: ['id'] });
  return cases.filter(
    (one) =>
      isHers(one, matchOf(person)) ||
      (one.contactMatches !== false && documentIds.includes(one.orderDocumentId ?? '')),
  );
}

const casesOf = (cases: readonly Case[]): PersonalRecord[] =>
  cases.map((one) => ({
    Código: one.code,
    Tipo: CASE_KIND_NAMES[one.kind].one,
    Recibido: when(one.receivedAt),
    Estado: one.dueAt === null ? 'Respondido' : 'Abierto',
    ...labelled('api::case.case', one),
  }));

async function caseNotesOf(db: Connection, cases: readonly Case[]): Promise<PersonalRecord[]> {
  const codes = new Map(cases.map(({ id, code }) => [id, code]));
  const events = await records('api::case.case-event', db).many(
    { caseId: [...codes.keys()], note: { $ne: '' } },
    { orderBy: ['id'] },
  );
  return events.map((event) => ({
    Código: codes.get(event.caseId ?? 0) ?? '',
    Fecha: when(event.at),
    ...labelled('api::case.case-event', event),
  }));
}

// Notes on a client who shares orders with another person are about both, so they are left out.
async function notesOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const uid = 'api::client.client';
  const id = await clientsOfOnly(
    db,
    person.orders.map((order) => order.id),
  );
  const clients = await records(uid, db).many({ id }, { orderBy: ['id'] });
  return clients.map((client) => ({
    ...labelled(uid, client, ['consents']),
    'Cómo aceptó': named(CONSENT_WAY_LABELS, client.consentHow),
    'Aceptó el': when(client.consentAt),
  }));
}

/** Reads the sections that belong to a contact. */
export async function contactSections(db: Connection, person: Person): Promise<Section[]> {
  const cases = await casesOfPerson(db, person);
  return [
    { titulo: 'Ficha de clienta', datos: await notesOf(db, person) },
    { titulo: 'Mensajes', datos: await messagesOf(db, person) },
    { titulo: 'Avisos de reposición', datos: await alertsOf(db, person) },
    { titulo: 'Casos y pedidos de datos', datos: casesOf(cases) },
    { titulo: 'Notas de los casos', datos: await caseNotesOf(db, cases) },
  ];
}
