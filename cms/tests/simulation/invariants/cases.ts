import {
  caseStepEffect,
  dataRequestDue,
  firstCaseState,
  type CaseEffect,
  type CaseKind,
  type CaseTerm,
  type DataRequest,
} from '@shop/contract';
import { Violation, type World } from '../world';

type Moment = Date | string | number;
type Row = {
  case_id: number;
  code: string;
  kind: CaseKind;
  term: CaseTerm;
  received_at: Moment;
  state_now: string;
  due_now: Moment | null;
  /** JSON, which SQLite keeps as text. */
  data: { request?: DataRequest } | string | null;
  at: Moment;
  step: string;
  state: string;
  due_at: Moment | null;
};

const textOf = (at: Moment | null | undefined): string => (at ? new Date(at).toISOString() : 'never');

/** Returns the state and the due time of a new case; the law gives each kind of data request a term of its own. */
function firstOf({ kind, at, data }: Row): CaseEffect {
  const first = firstCaseState(kind, new Date(at));
  const { request } = (typeof data === 'string' ? JSON.parse(data) : data) ?? {};
  return kind === 'data_request' ? { ...first, dueAt: dataRequestDue(request, new Date(at)) } : first;
}

function effectOf(row: Row, before: Row | undefined): CaseEffect | null {
  if (!before) return firstOf(row);
  const { kind, term, at, step } = row;
  const dueAt = before.due_at === null ? null : new Date(before.due_at);
  return caseStepEffect(kind, { state: before.state, term, dueAt }, step, new Date(at));
}

function checkStep(row: Row, before: Row | undefined): void {
  const { code, kind, step, state, due_at } = row;
  const effect = effectOf(row, before);
  if (!effect || effect.state !== state)
    throw new Violation(`${code} is ${state} after ${step}, and not ${effect?.state}`);
  // An approved exchange is due when its reservation ends, which the contract's table does not know.
  const isReserved = kind === 'exchange' && step === 'approved';
  if (!isReserved && textOf(due_at) !== textOf(effect.dueAt))
    throw new Violation(`${code} is due ${textOf(due_at)} after ${step}, and not ${textOf(effect.dueAt)}`);
}

function checkNow({ code, state, due_at, state_now, due_now, received_at }: Row, opened?: number): void {
  if (state !== state_now || textOf(due_at) !== textOf(due_now))
    throw new Violation(`${code} is ${state_now} until ${textOf(due_now)}, and not what its last step says`);
  if (opened !== undefined && textOf(received_at) !== textOf(opened))
    throw new Violation(`${code} arrived ${textOf(received_at)}, and not ${textOf(opened)}`);
}

const WISHES = ['received', 'repeated'];

/** Expects a data request to record each wish of its person once, however often the call was repeated. */
function checkWishes(rows: readonly Row[], { asked }: World['beliefs']): void {
  for (const [code, times] of Object.entries(asked)) {
    const recorded = rows.filter((row) => row.code === code && WISHES.includes(row.step)).length;
    if (recorded !== times)
      throw new Violation(`${code} was asked for ${times} times, and records ${recorded}`);
  }
}

/** Follows every case step by step through the contract's table: each state and each due time must be what it says. */
export async function checkCases({ shop, beliefs }: World): Promise<void> {
  const ofCase = [
    'c.code',
    'c.kind',
    'c.term',
    'c.received_at',
    'c.state as state_now',
    'c.due_at as due_now',
    'c.data',
  ];
  const rows: Row[] = await shop
    .db()('case_events as e')
    .join('cases as c', 'c.id', 'e.case_id')
    .orderBy('e.id')
    .select('e.case_id', 'e.at', 'e.step', 'e.state', 'e.due_at', ...ofCase);
  const last = new Map<number, Row>();
  for (const row of rows) {
    checkStep(row, last.get(row.case_id));
    last.set(row.case_id, row);
  }
  checkWishes(rows, beliefs);
  for (const row of last.values()) checkNow(row, beliefs.openedAt[row.code]);
}
