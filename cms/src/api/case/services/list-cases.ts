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
import { casesIn } from './case-records';
import { caseView, ordersOfCases } from './case-view';

// A message that was read and never marked as answered is work for a month, not for ever.
const OPEN_MESSAGE_DAYS = 30;

const answerDue = () =>
  onPostgres()
    ? `created_at + interval '${MESSAGE_ANSWER_HOURS} hours'`
    : `created_at + ${MESSAGE_ANSWER_HOURS * HOUR_MS}`;

const words = (columns: readonly string[]) =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");

const entriesSql = () => `
  select id, 'case' as source, kind, due_at, received_at as at,
    ${words(['code', 'order_number', 'name', 'email', 'phone'])} as words
  from cases
  union all
  select id, 'message' as source, 'message' as kind,
    case when answered then null when seen and created_at < ? then null else ${answerDue()} end as due_at,
    created_at as at, ${words(['subject', 'name', 'email', 'phone'])} as words
  from contact_messages`;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const dueBefore = (now: Date): Date => new Date(now.getTime() + CASE_DUE_HOURS * HOUR_MS);

function entries({ kind, state, search }: CaseListQuery, now: Date) {
  const db = strapi.db.connection;
  const readBefore = new Date(now.getTime() - OPEN_MESSAGE_DAYS * DAY_MS);
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
  const listed = await casesIn(strapi.db.connection).many({ id: idsOf('case') });
  const found = new Map(listed.map((one) => [one.id, one]));
  const orderOf = await ordersOfCases(strapi.db.connection, listed);
  const messages = await contactMessages.byIds(idsOf('message'));
  return rows.map(({ id, source, due_at }) => {
    const one = source === 'case' ? found.get(id as number) : undefined;
    return {
      dueAt: isoOrNull(due_at),
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
  const due = await casesIn(strapi.db.connection).count({ dueAt: { $lte: dueBefore(now) } });
  return due + (await contactMessages.countUnread());
}
