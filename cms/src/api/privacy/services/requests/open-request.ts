import {
  dataRequestDue,
  dataRequestMessages,
  type DataRequestAnswer,
  type DataRequestDraft,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { pseudonym } from '../../../../platform/access/signature';
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
type Wish = DataRequestDraft & { linked: LinkedOrder | null; at: Date };

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

async function store(wish: Wish): Promise<RequestCase> {
  return inTransaction(async (trx) => {
    const opened = await cases.open(trx, {
      kind: 'data_request',
      channel: 'web',
      receivedAt: wish.at,
      openKey: keyOf(wish),
      actor: wish.linked?.actor ?? 'cliente',
      ...contactOf(wish),
      ...linkedTo(wish),
      dueAt: dataRequestDue(wish.request, wish.at),
      data: { request: wish.request },
    });
    await queueMails(trx, opened);
    return wish.linked?.isOwnLink
      ? recordProof(trx, opened.case, 'verified_by_link', 'cliente')
      : opened.case;
  });
}

const messageFor = (wish: Wish): string => {
  if (wish.linked?.isOwnLink) return dataRequestMessages.byLink;
  const { email, phone } = contactOf(wish);
  if (email && sendsMail()) return dataRequestMessages.byMail;
  return phone ? dataRequestMessages.byPhone : dataRequestMessages.byShop;
};

/** Opens a data request, or returns the open one of the same wish; throws 403 for a link that is not the order's. */
export async function openDataRequest(draft: DataRequestDraft, at = new Date()): Promise<Answer> {
  const { orderNumber, token, website, request } = draft;
  if (website) {
    const dueAt = dataRequestDue(request, at).toISOString();
    return { message: messageFor({ ...draft, linked: null, at }), code: '', dueAt, request, links: null };
  }
  const linked = token ? await orders.findByLink(orderNumber, token) : null;
  const wish = { ...draft, linked, at };
  return answerOf(
    strapi.db.connection,
    await store(wish),
    messageFor(wish),
    linked?.isOwnLink ? 'order' : null,
  );
}
