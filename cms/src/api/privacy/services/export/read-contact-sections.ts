import { CONSENT_WAY_LABELS, type PersonalRecord } from '@shop/contract';
import type { Connection, Row } from '../../../../database/connection';
import { orders } from '../../../order/services/order';
import type { Person } from '../../domain/person';
import { clientsOfOnly } from '../person/clients-of-only';
import { readers } from './read-sections';

const { text, when, named } = readers;

const KINDS = { withdrawal: 'Arrepentimiento', exchange: 'Cambio', data_request: 'Pedido de datos' };

const atMillis = (value: unknown): string => (value ? when(Number(value)) : '');

const isHers = (person: Person, row: Row): boolean => {
  const [email, phone] = [text(row.email), text(row.phone)];
  if (email) return person.emails.includes(orders.emailKey(email));
  return phone !== '' && person.phones.includes(orders.phoneKey(phone));
};

async function messagesOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const rows: Row[] = await db('contact_messages').orderBy('id');
  return rows
    .filter((row) => isHers(person, row))
    .map((row) => ({
      Fecha: when(row.created_at),
      Nombre: text(row.name),
      Email: text(row.email),
      Teléfono: text(row.phone),
      Asunto: text(row.subject),
      Mensaje: text(row.message),
    }));
}

async function alertsOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const rows: Row[] = await db('stock_alerts as a')
    .leftJoin('products as p', 'p.document_id', 'a.product_id')
    .orderBy('a.id')
    .select('a.*', 'p.title');
  return rows
    .filter((row) => isHers(person, row))
    .map((row) => ({
      Fecha: when(row.created_at),
      Producto: text(row.title),
      Talle: text(row.size),
      Color: text(row.color),
      Email: text(row.email),
      Teléfono: text(row.phone),
    }));
}

async function casesOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const documentIds = person.orders.map(({ documentId }) => documentId);
  const rows: Row[] = await db('cases').orderBy('id');
  const own = (row: Row) => row.contact_matches !== 0 && documentIds.includes(text(row.order_document_id));
  return rows
    .filter((row) => isHers(person, row) || own(row))
    .map((row) => ({
      Código: text(row.code),
      Tipo: named(KINDS, row.kind),
      Recibido: atMillis(row.received_at),
      Estado: row.due_at === null ? 'Respondido' : 'Abierto',
      Nombre: text(row.name),
      Email: text(row.email),
      Teléfono: text(row.phone),
      Mensaje: text(row.message),
    }));
}

// Notes on a client who shares orders with another person are about both, so they are left out.
async function notesOf(db: Connection, person: Person): Promise<PersonalRecord[]> {
  const ids = await clientsOfOnly(
    db,
    person.orders.map(({ id }) => id),
  );
  const rows: Row[] = await db('clients').whereIn('id', ids).orderBy('id');
  return rows.map((row) => ({
    Nombre: text(row.name),
    Teléfono: text(row.phone),
    Email: text(row.email),
    'Notas de la tienda': text(row.notes),
    'Acepta novedades': Number(row.consents) === 1,
    'Cómo aceptó': named(CONSENT_WAY_LABELS, row.consent_how),
    'Aceptó el': atMillis(row.consent_at),
  }));
}

/** The sections that belong to a contact. */
export const CONTACT_SECTIONS = [
  ['Ficha de clienta', notesOf],
  ['Mensajes', messagesOf],
  ['Avisos de reposición', alertsOf],
  ['Casos y pedidos de datos', casesOf],
] as const;
