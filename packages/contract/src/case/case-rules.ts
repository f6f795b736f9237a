import { DAY_MS, HOUR_MS } from '../limits';
import type { MessageEvent } from '../mail/default-messages';
import { HOLDING_STATES } from '../exchange/exchange-states';
import { dataRequestDue } from '../privacy/data-request-due';
import type { CaseKind, CaseTerm } from './case';
import { ANSWER_HOURS } from './withdrawal-term';

/** Facts of a case that decide which steps may follow. */
type CaseFacts = { state: string; term: CaseTerm };

/** Fields that a step may require; every step may have a note. */
export type StepField = 'note' | 'way' | 'goods' | 'reason' | 'restock';

type StepRule = {
  /** States in which the step may be recorded; absent: in any. */
  from?: readonly string[];
  /** The state after the step; absent: the same. */
  to?: string;
  /** 'call': staff record it with the stock or money that it moves; 'shop': the shop itself records it. */
  by: 'staff' | 'call' | 'shop';
  /** True when only a case that arrived late may take the step. */
  onlyLate?: true;
  /** Fields without which the step is not recorded. */
  asks?: readonly StepField[];
  /** The mail that tells the buyer of a step of staff. */
  mail?: Extract<MessageEvent, `exchange-${string}`>;
};

type DueAt = (state: string, at: Date, before?: Date | null) => Date | null;
type KindRules = {
  /** Begins the codes of the kind, as in 'ARR-20261121-K7M2QX'. */
  prefix: string;
  /** Characters that the note of a step may have. */
  noteLength: number;
  first: string;
  /** Steps of this kind, besides those that every kind has; 'asked_again' opens a closed case that keeps its key. */
  steps: Readonly<Record<string, StepRule>>;
  /** Returns when the shop must have done the next step after one that was recorded `at`; `before` is the time so far. */
  dueAt: DueAt;
};

const EVERY_KIND = { repeated: { by: 'shop' }, personal_data_erased: { by: 'shop' } } as const;

const dueAfter =
  (times: Readonly<Record<string, number>>): DueAt =>
  (state, at) =>
    times[state] === undefined ? null : new Date(at.getTime() + times[state]);

const BEFORE_GOODS = ['new', 'answered', 'return_agreed'];
const WITHDRAWAL_OPEN = [...BEFORE_GOODS, 'goods_received'];
const REQUEST_OPEN = ['unverified', 'verified', 'limited'];
const PROVEN = ['verified', 'limited'];
/** Days after which staff look again at data that an open order keeps from being deleted. */
const LIMITED_DAYS = 30;

const KINDS = {
  // A withdrawal ends with the money, or when the buyer keeps the goods; only a late one may be rejected.
  withdrawal: {
    prefix: 'ARR',
    noteLength: 1000,
    first: 'new',
    steps: {
      answered: { from: ['new'], to: 'answered', by: 'staff', asks: ['way'] },
      return_agreed: { from: ['new', 'answered'], to: 'return_agreed', by: 'staff' },
      goods_received: { from: BEFORE_GOODS, to: 'goods_received', by: 'staff', asks: ['goods'] },
      money_returned: { from: WITHDRAWAL_OPEN, to: 'money_returned', by: 'staff' },
      closed: { from: WITHDRAWAL_OPEN, to: 'closed', by: 'staff', asks: ['reason', 'note'] },
      rejected: { from: WITHDRAWAL_OPEN, to: 'rejected', by: 'staff', onlyLate: true, asks: ['note'] },
      reopened: { from: ['closed', 'rejected'], to: 'answered', by: 'staff' },
      note: { by: 'staff', asks: ['note'] },
      order_tied: { by: 'shop' },
      asked_again: { from: ['closed', 'rejected', 'money_returned'], to: 'new', by: 'shop' },
    },
    // The answer is due by law; the later times are the shop's own reminders.
    dueAt: dueAfter({
      new: ANSWER_HOURS * HOUR_MS,
      answered: 3 * DAY_MS,
      return_agreed: 10 * DAY_MS,
      goods_received: 3 * DAY_MS,
    }),
  },
  exchange: {
    prefix: 'CAM',
    noteLength: 300,
    first: 'new',
    steps: {
      approved: { from: ['new'], to: 'approved', by: 'call', mail: 'exchange-approved' },
      goods_received: {
        from: HOLDING_STATES,
        to: 'goods_received',
        by: 'call',
        asks: ['restock'],
        mail: 'exchange-ready',
      },
      handed_over: { from: ['goods_received'], to: 'handed_over', by: 'call' },
      rejected: {
        from: HOLDING_STATES,
        to: 'rejected',
        by: 'call',
        asks: ['note'],
        mail: 'exchange-rejected',
      },
      expired: { from: HOLDING_STATES, to: 'expired', by: 'shop' },
      cancelled: { from: [...HOLDING_STATES, 'goods_received'], to: 'cancelled', by: 'shop' },
      note: { by: 'shop' },
    },
    // The shop's own reminders; an approved exchange is due when its reservation ends.
    dueAt: dueAfter({ new: 24 * HOUR_MS, approved: 10 * DAY_MS, goods_received: 3 * DAY_MS }),
  },
  // Data are handed out or deleted only once the person is proven; the law's clock runs from the request all the same.
  data_request: {
    prefix: 'DAT',
    noteLength: 2000,
    first: 'unverified',
    steps: {
      verified_by_link: { from: REQUEST_OPEN, by: 'shop' },
      // An answered request may still be proven by mail: her address may have more orders than the link showed.
      verified_by_mail: { from: [...REQUEST_OPEN, 'answered'], by: 'shop' },
      verified_by_staff: { from: REQUEST_OPEN, by: 'staff' },
      handed_over: { from: PROVEN, to: 'answered', by: 'staff' },
      rectified: { from: PROVEN, to: 'answered', by: 'staff' },
      erased: { from: PROVEN, to: 'answered', by: 'call' },
      erasure_limited: { from: ['verified'], to: 'limited', by: 'shop' },
      rejected: { from: REQUEST_OPEN, to: 'rejected', by: 'staff', asks: ['note'] },
      expired: { from: ['unverified'], to: 'expired', by: 'shop' },
      proven: { from: ['unverified'], to: 'verified', by: 'shop' },
      note: { by: 'staff' },
      whatsapp_opened: { by: 'shop' },
    },
    dueAt(state, at, before) {
      if (state === 'limited') return new Date(at.getTime() + LIMITED_DAYS * DAY_MS);
      return PROVEN.includes(state) || state === 'unverified'
        ? (before ?? dataRequestDue('access', at))
        : null;
    },
  },
} as const satisfies Readonly<Record<CaseKind, KindRules>>;

type Rules = typeof KINDS;
type StepsOf<K extends CaseKind> = Rules[K]['steps'];

/** A recorded step of any kind; 'received' opens a case. */
export type CaseStep = 'received' | keyof typeof EVERY_KIND | { [K in CaseKind]: keyof StepsOf<K> }[CaseKind];

/** A state of one kind, or of any. */
export type CaseState<Kind extends CaseKind = CaseKind> = {
  [K in Kind]: Rules[K]['first'] | Extract<StepsOf<K>[keyof StepsOf<K>], { to: string }>['to'];
}[Kind];

/** A step of a kind that leads to a state. */
export type LeadingStep<Kind extends CaseKind> = {
  [Step in keyof StepsOf<Kind>]: StepsOf<Kind>[Step] extends { to: string } ? Step : never;
}[keyof StepsOf<Kind>];

const mayFollow = ({ from, onlyLate }: StepRule, { state, term }: CaseFacts): boolean =>
  (from === undefined || from.includes(state)) && (!onlyLate || term === 'late');

const stepsOf = (kind: CaseKind): Readonly<Record<string, StepRule>> => ({
  ...KINDS[kind].steps,
  ...EVERY_KIND,
});

export const casePrefix = (kind: CaseKind): string => KINDS[kind].prefix;
export const noteLength = (kind: CaseKind): number => KINDS[kind].noteLength;

/** Tells whether a step is recorded only with a field. */
export const stepAsks = (kind: CaseKind, step: string, field: StepField): boolean =>
  stepsOf(kind)[step]?.asks?.includes(field) ?? false;

/** Returns the mail that tells the buyer of a step of staff; undefined when none does. */
export const stepMail = (kind: CaseKind, step: string): StepRule['mail'] => stepsOf(kind)[step]?.mail;

/** The state of a case, and when its next step is due; null once it is closed. */
export type CaseEffect = { state: string; dueAt: Date | null };

/** Returns the state of a new case, and when its first step is due. */
export const firstCaseState = (kind: CaseKind, at: Date): CaseEffect => {
  const { first, dueAt }: KindRules = KINDS[kind];
  return { state: first, dueAt: dueAt(first, at) };
};

/** Returns the state and due time after a step, or null when the step may not follow; a step that keeps the state keeps the time. */
export function caseStepEffect(
  kind: CaseKind,
  facts: CaseFacts & { dueAt: Date | null },
  step: string,
  at: Date,
): CaseEffect | null {
  const rule = stepsOf(kind)[step];
  if (!rule || !mayFollow(rule, facts)) return null;
  if (rule.to === undefined) return { state: facts.state, dueAt: facts.dueAt };
  return { state: rule.to, dueAt: KINDS[kind].dueAt(rule.to, at, facts.dueAt) };
}

/** Returns the steps that staff may record now, by themselves or with the stock and money that they move. */
export const nextCaseSteps = (kind: CaseKind, facts: CaseFacts, by: 'staff' | 'call' = 'staff'): string[] =>
  Object.entries(KINDS[kind].steps)
    .filter(([, rule]) => rule.by === by && mayFollow(rule, facts))
    .map(([step]) => step);
