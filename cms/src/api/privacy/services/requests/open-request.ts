import {
  dataRequestDue,
  dataRequestMessages,
  type DataRequestAnswer,
  type DataRequestDraft,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { pseudonym } from '../../../../platform/access/signature';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { sendsMail } from '../../../../platform/mail/deliver';
import { queueMail } from '../../../../platform/mail/queue-mail';
import { cases } from '../../../case/services/case';
import { orders } from '../../../order/services/order';
import { shopSetting } from '../../../shop-setting/services/shop-setting';
import { publicUrl } from '../../../../settings/environment';
import { confirmationMail, requestNotice } from '../../domain/request-mails';
import { confirmationLink, exportLinks, type Proof } from './request-links';
import { recordProof, requestOf, type RequestCase } from './request-case';

type Answer = Omit<DataRequestAnswer, 'status'>;
type LinkedOrder = Awaited<ReturnType<typeof orders.findByLink>>;
type Wish = DataRequestDraft & { linked: LinkedOrder | null };

// The same wish has one code; another correction is another wish.
function keyOf({ request, linked, email, phone, message }: Wish): string {
  const contact = email ? `email ${orders.emailKey(email)}` : `phone ${orders.phoneKey(phone)}`;
  const who = linked ? `order ${linked.orderNumber}` : pseudonym(contact);
  return `data ${request} ${who}${request === 'rectification' ? ` ${pseudonym(message)}` : ''}`;
}

const contactOf = ({ linked, email, phone, message }: Wish) => ({
  name: linked?.fullName ?? null,
  email: email || linked?.email,
  phone: phone || linked?.phone,
  message,
});

const linkedTo = ({ linked }: Wish) =>
  linked
    ? {
        orderNumber: linked.orderNumber,
        orderDocumentId: linked.documentId,
        contactMatches: true,
        isProven: linked.isOwnLink,
      }
    : {};

const factsOf = (request: RequestCase) => ({
  code: request.code,
  request: requestOf(request),
  dueAt: dataRequestDue(requestOf(request), new Date(request.receivedAt)),
});

async function queueMails(trx: Trx, opened: { case: RequestCase; isNew: boolean }) {
  const shop = await shopSetting.current();
  const { documentId, email, orderNumber } = opened.case;
  const facts = factsOf(opened.case);
  if (email) {
    const mail = confirmationMail(shop, email, { ...facts, link: confirmationLink(documentId) });
    // The mail of an order goes with it when the order's link alone proves the person.
    await queueMail(trx, { ...mail, ...(orderNumber && { orderNumber }) });
  }
  if (opened.isNew)
    await queueMail(trx, requestNotice(shop, facts, `${publicUrl()}/admin/cases/${documentId}`));
}

/** Returns what the person may know of her request: her data only as far as she has just proven. */
export async function answerOf(
  db: Connection | Trx,
  request: RequestCase,
  message: string,
  proof: Proof | null,
): Promise<Answer> {
  const { code, dueAt } = factsOf(request);
  const isHandedOut = proof && requestOf(request) === 'access';
  return {
    message,
    code,
    dueAt: dueAt.toISOString(),
    request: requestOf(request),
    links: isHandedOut ? await exportLinks(db, request, proof) : null,
  };
}

async function store(trx: Trx, wish: Wish, at: Date): Promise<string> {
  const opened = await cases.open(trx, {
    kind: 'data_request',
    channel: 'web',
    receivedAt: at,
    openKey: keyOf(wish),
    actor: wish.linked?.actor ?? 'cliente',
    ...contactOf(wish),
    ...linkedTo(wish),
    dueAt: dataRequestDue(wish.request, at),
    data: { request: wish.request },
  });
  await queueMails(trx, opened);
  if (wish.linked?.isOwnLink) await recordProof(trx, opened.case, 'verified_by_link', 'cliente');
  return opened.case.documentId;
}

const messageFor = (wish: Wish): string => {
  if (wish.linked?.isOwnLink) return dataRequestMessages.byLink;
  const { email, phone } = contactOf(wish);
  if (email && sendsMail()) return dataRequestMessages.byMail;
  return phone ? dataRequestMessages.byPhone : dataRequestMessages.byShop;
};

// Bots learn nothing from an answer without a code.
const answerToBots = (draft: DataRequestDraft): Answer => ({
  message: messageFor({ ...draft, linked: null }),
  code: '',
  dueAt: dataRequestDue(draft.request, new Date()).toISOString(),
  request: draft.request,
  links: null,
});

/** Opens a data request, or finds the open one of the same wish; a retry mails nobody. Throws 403 for a link that is not the order's. */
export async function openDataRequest(
  draft: DataRequestDraft,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const { orderNumber, token, website } = draft;
  if (website)
    return { body: JSON.stringify({ status: 'success', ...answerToBots(draft) }), replayed: false };
  const linked = token ? await orders.findByLink(orderNumber, token) : null;
  const wish = { ...draft, linked };
  return answerOnce(attempt, {
    run: (trx, at) => store(trx, wish, at),
    answer: async (trx, id) =>
      answerOf(trx, await cases.find(trx, id), messageFor(wish), linked?.isOwnLink ? 'order' : null),
  });
}
