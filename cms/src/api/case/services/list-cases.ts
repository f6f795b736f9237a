import {
  asPage,
  CASE_DUE_HOURS,
  DAY_MS,
  HOUR_MS,
  MESSAGE_ANSWER_HOURS,
  type CaseEntry,
  type CaseListQuery,
} from '@shop/contract';
import type { Row } from '../../../database/connection';
import { countRows, isoOrNull } from '../../../database/rows';
import { contactMessages } from '../../contact-message/services/contact-message';
import { onPostgres } from '../../../settings/environment';
import { asCase, CASES } from './case-rows';
import { caseView, ordersOfCases } from './case-view';

// A message that was read and never marked as answered is work for a month, not for ever.
const OPEN_MESSAGE_DAYS = 30;

const createdMillis = () => (onPostgres() ? '(extract(epoch from created_at) * 1000)::bigint' : 'created_at');

const words = (columns: readonly string[]) =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");

const entriesSql = () => `
  select id, 'case' as source, kind, due_at, received_at as at,
    ${words(['code', 'order_number', 'name', 'email', 'phone'])} as words
  from ${CASES}
  union all
  select id, 'message' as source, 'message' as kind,
    case when answered then null when seen and ${createdMillis()} < ? then null
      else ${createdMillis()} + ${MESSAGE_ANSWER_HOURS * HOUR_MS} end as due_at,
    ${createdMillis()} as at, ${words(['subject', 'name', 'email', 'phone'])} as words
  from contact_messages`;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const dueBefore = (now: Date): number => now.getTime() + CASE_DUE_HOURS * HOUR_MS;

function entries({ kind, state, search }: CaseListQuery, now: Date) {
  const db = strapi.db.connection;
  const readBefore = now.getTime() - OPEN_MESSAGE_DAYS * DAY_MS;
  const query = db.from(db.raw(`(${entriesSql()}) as entries`, [readBefore]));
  if (kind) void query.where('kind', kind);
  if (state === 'open') void query.whereNotNull('due_at');
  if (state === 'closed') void query.whereNull('due_at');
  if (state === 'due') void query.where('due_at', '<=', dueBefore(now));
  // SQLite's lower() knows ASCII only, so what was typed is looked for as it is, too.
  if (search)
    void query.whereRaw("(lower(words) like ? escape '\\' or words like ? escape '\\')", [
      likeText(search.toLowerCase()),
      likeText(search),
    ]);
  return query;
}

async function loadEntries(rows: readonly Row[]): Promise<CaseEntry[]> {
  const idsOf = (source: string) => rows.filter((row) => row.source === source).map(({ id }) => id as number);
  const caseRows: Row[] = await strapi.db.connection(CASES).whereIn('id', idsOf('case'));
  const found = new Map(caseRows.map((row) => [row.id as number, asCase(row)]));
  const orderOf = await ordersOfCases(strapi.db.connection, [...found.values()]);
  const messages = await contactMessages.byIds(idsOf('message'));
  return rows.map(({ id, source, due_at }) => {
    const one = source === 'case' ? found.get(id as number) : undefined;
    return {
      dueAt: isoOrNull(due_at === null ? null : Number(due_at)),
      case: one ? caseView(one, orderOf.get(one.orderDocumentId ?? '') ?? null) : null,
      message: source === 'message' ? (messages.get(id as number) ?? null) : null,
    };
  });
}

/** Lists a page of cases and messages: those due first, then what is done, the newest first. */
export async function listCases(query: CaseListQuery, now = new Date()) {
  const { page, limit } = query;
  const rows: Row[] = await entries(query, now)
    .orderByRaw('case when due_at is null then 1 else 0 end, due_at, at desc, id desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return asPage('entries', await loadEntries(rows), await countRows(entries(query, now)), limit);
}

/** Counts the cases whose time comes within a day or has passed, and the unread messages. */
export async function countDueCases(now = new Date()): Promise<number> {
  const due = await countRows(strapi.db.connection(CASES).where('due_at', '<=', dueBefore(now)));
  return due + (await contactMessages.countUnread());
}
