import {
  businessDay,
  DAY_MS,
  dayRange,
  nationalDigits,
  nextCaseSteps,
  normalizeOrderNumber,
  whatsappNumber,
  withdrawalDeadline,
  withdrawalTerm,
  type AnswerWay,
  type CaseChannel,
  type MessageTemplates,
  type ShopSetting,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { pseudonym } from '../../../../platform/access/signature';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { mails } from '../../../mail/services/mail';
import { orders } from '../../../order/services/order';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { publicUrl } from '../../../../settings/environment';
import { addedByRepeat, opensAgain } from '../../domain/withdrawal/repeated-withdrawal';
import { withdrawalMail, withdrawalNotice } from '../../domain/withdrawal/withdrawal-mails';
import { casesIn, type StoredCase } from '../case-records';
import { recordCaseStep } from '../record-case-step';
import { openCase, type NewCase, type OpenedCase, type Repeat } from '../open-case';

type Contact = { email?: string | null | undefined; phone?: string | null | undefined };

/** Returns the form in which the phones of withdrawals are compared. */
const comparablePhone = (phone: string): string => whatsappNumber(phone) ?? nationalDigits(phone);

const isSame = (a: Contact, b: Contact): boolean =>
  Boolean(a.email && a.email.toLowerCase() === b.email?.toLowerCase()) ||
  Boolean(a.phone && b.phone && comparablePhone(a.phone) === comparablePhone(b.phone));

/**
 * Returns the key of the open withdrawal that a contact made without a number, and locks its row; null without one.
 * Its own key is another one since staff named its order, or when she first gave e-mail and phone.
 */
async function keyOfSameWish(trx: Trx, contact: Contact): Promise<string | null> {
  const there = { $notNull: true } as const;
  const open = await casesIn(trx).many(
    { kind: 'withdrawal', orderNumber: '', dueAt: there, openKey: there },
    { orderBy: ['id'], isLocked: true, select: ['openKey', 'email', 'phone'] },
  );
  return open.find((one) => isSame(contact, one))?.openKey ?? null;
}

export type WithdrawalRequest = {
  channel: CaseChannel;
  orderNumber?: string;
  token?: string;
  name?: string;
  email?: string;
  phone?: string;
  message?: string;
};

type Identified = Awaited<ReturnType<typeof orders.identify>>;

const contactKey = ({ email, phone }: WithdrawalRequest): string =>
  email ? `email ${email.toLowerCase()}` : phone ? `phone ${comparablePhone(phone)}` : '';

/** Returns the key of an order's one withdrawal. */
export const withdrawalKey = ({ orderNumber }: { orderNumber: string }): string =>
  `withdrawal order ${orderNumber}`;

// One order has one withdrawal. A number that no order has belongs to the contact that came with it.
function keyOf(request: WithdrawalRequest, identified: Identified): string {
  if (identified) return withdrawalKey(identified.order);
  const number = normalizeOrderNumber(request.orderNumber ?? '');
  return `withdrawal ${pseudonym(`${number} ${contactKey(request)}`)}`;
}

/** Returns what is known of the order, with the contact that the claimant proved to be hers. */
function orderFacts(identified: Identified, receivedAt: Date) {
  if (!identified) return {};
  const { order, matches } = identified;
  const deadline = withdrawalDeadline(order);
  return {
    orderNumber: order.orderNumber,
    orderDocumentId: order.documentId,
    contactMatches: matches,
    deliveredAt: order.deliveredAt,
    deadline,
    term: withdrawalTerm(deadline, receivedAt),
  };
}

function contactOf({ name, email, phone }: WithdrawalRequest, identified: Identified) {
  const own = identified?.matches ? identified.order : null;
  return { name: name || own?.fullName, email: email || own?.email, phone: phone || own?.phone };
}

function repeatOf(existing: StoredCase, request: WithdrawalRequest, identified: Identified): Repeat {
  const isReopened = opensAgain(existing, identified?.order.paidAmount ?? 0);
  const note = addedByRepeat(existing, request);
  return { step: isReopened ? 'asked_again' : 'repeated', ...(note && { note }) };
}

function newCase(request: WithdrawalRequest, identified: Identified, receivedAt: Date): NewCase {
  const { channel, orderNumber, message } = request;
  return {
    kind: 'withdrawal',
    channel,
    receivedAt,
    message,
    orderNumber,
    openKey: keyOf(request, identified),
    keepsKey: identified !== null,
    repeat: (existing) => repeatOf(existing, request, identified),
    ...contactOf(request, identified),
    ...orderFacts(identified, receivedAt),
    ...(channel !== 'staff' && { actor: identified?.actor ?? 'cliente' }),
    isProven: identified?.isOwnLink,
  };
}

type Texts = { shop: ShopSetting; templates: MessageTemplates };

// Anybody who knows number and contact may ask and learns nothing of the order; its own buyer always learns of it, once.
function recipientsOf({ isCorrected, isReopened, ...opened }: OpenedCase, identified: Identified): string[] {
  const email = opened.case.email.toLowerCase();
  const buyer = identified?.order.email.toLowerCase() ?? '';
  const told = isCorrected && !isReopened ? [buyer] : [];
  const all = identified?.isOwnLink ? [email || buyer] : [email, buyer];
  return [...new Set(all)].filter((to) => to !== '' && !told.includes(to)).sort();
}

async function queueMails(
  trx: Trx,
  opened: OpenedCase,
  identified: Identified,
  { shop, templates }: Texts,
): Promise<void> {
  if (!opened.isNew && !opened.isReopened && !opened.isCorrected) return;
  const { code, documentId } = opened.case;
  // A link proves the order and the address that it has, not one that was typed.
  const isProven = (to: string) =>
    opened.case.channel === 'staff' ||
    (identified?.isOwnLink === true && to === identified.order.email.toLowerCase());
  for (const to of recipientsOf(opened, identified))
    await queueMail(trx, { ...withdrawalMail(shop, to, code, templates), isProven: isProven(to) });
  const link = `${publicUrl()}/admin/cases/${documentId}`;
  await queueMail(trx, withdrawalNotice(shop, opened.case, link));
}

// The law counts days; noon keeps the day in every time zone that anybody reads it in.
const receivedOn = (day: string | undefined, now: Date): Date =>
  day === undefined || day === businessDay(now) ? now : new Date(dayRange(day).from.getTime() + DAY_MS / 2);

/** Says of a case that staff note what they have done already. */
type Noted = {
  /** The day on which they were told, from which the term counts. */
  day?: string | undefined;
  /** The answer that staff gave the buyer, who then waits for no other. */
  way?: AnswerWay | undefined;
};

/** Opens the case of a withdrawal with its mails, or returns the one that stands for the same wish. */
export async function openWithdrawal(
  request: WithdrawalRequest,
  { day, way }: Noted = {},
): Promise<OpenedCase> {
  const now = new Date();
  const texts = { shop: await shopSetting.current(), templates: await mails.currentTemplates() };
  const { orderNumber, token, email, phone } = request;
  const identified = orderNumber ? await orders.identify(orderNumber, { token, email, phone }) : null;
  return inTransaction(async (trx) => {
    const draft = { ...newCase(request, identified, receivedOn(day, now)), recordedAt: now };
    const sameKey = orderNumber ? null : await keyOfSameWish(trx, { email, phone });
    const opened = await openCase(trx, { ...draft, openKey: sameKey ?? draft.openKey });
    await queueMails(trx, opened, identified, texts);
    if (way && nextCaseSteps('withdrawal', opened.case).includes('answered'))
      await recordCaseStep(trx, opened.case, { step: 'answered', data: { way }, at: now });
    return opened;
  });
}
