import { endpoints, initialOperatingRules, type EndpointName } from '@shop/contract';
import { caseCallsOn } from './case-calls';
import type { Commerce } from './commerce-calls';
import { exchangeCalls } from './exchange-calls';
import type { Send } from './order-changes';
import type { TestCms } from '../servers/start-cms';

type Change = [EndpointName, () => Promise<number>];

/** Returns every change that staff make to withdrawals. */
async function withdrawalChangesOf(cms: TestCms, shop: Commerce, send: Send): Promise<Change[]> {
  const calls = caseCallsOn(cms, shop);
  const { order, orderNumber, phone, email } = await calls.placed();
  await calls.pay(order._id, order.total);
  const { _id } = await calls.find((await calls.withdraw({ email })).body.code ?? '');
  const other = await calls.placed();
  const ofOther = { kind: 'withdrawal', orderNumber: other.orderNumber, phone: other.phone };
  const money = { amount: order.total, method: 'transfer', expectedPaid: order.total };
  return [
    ['openCaseByStaff', () => send('POST', '/cases/by-staff', { ...ofOther, name: 'María', message: phone })],
    ['tieCase', () => send('POST', `/cases/${_id}/order`, { orderNumber })],
    ['recordCaseStep', () => send('POST', `/cases/${_id}/steps`, { step: 'note', note: 'Llamó' })],
    ['returnCaseMoney', () => send('POST', `/cases/${_id}/refund`, money)],
  ];
}

/** Returns every change that staff make to exchanges. */
async function exchangeChangesOf(cms: TestCms, shop: Commerce, send: Send): Promise<Change[]> {
  const calls = exchangeCalls(cms, shop);
  await calls.rules({ exchangeDays: 30 });
  const { _id: productId } = await calls.product();
  const [asked, called] = [await calls.delivered(productId), await calls.delivered(productId)];
  const { code } = await calls.asked(asked);
  await shop.admin('/api/rules', { method: 'PUT', json: initialOperatingRules });
  const approval = { step: 'approved', expectedState: 'new' };
  const wish = { line: 1, size: 'L', color: null, outOfPeriod: true };
  return [
    ['recordExchangeStep', () => send('POST', `/exchanges/${code}/steps`, approval)],
    ['openExchange', () => send('POST', `/orders/${called.order._id}/exchanges`, wish)],
  ];
}

/** Returns every change that staff make to a request of a person for her data. */
async function dataRequestChangesOf(cms: TestCms, shop: Commerce, send: Send): Promise<Change[]> {
  const { orderNumber, linkToken: token } = await caseCallsOn(cms, shop).placed();
  const json = { request: 'deletion', orderNumber, token };
  const { body } = await cms.call<{ code: string }>('/api/data-requests', { method: 'POST', json });
  const { _id } = await caseCallsOn(cms, shop).find(body.code);
  return [
    [
      'recordDataRequestStep',
      () => send('POST', `/data-requests/${_id}/steps`, { step: 'note', note: 'Llamó' }),
    ],
    ['eraseForDataRequest', () => send('POST', `/data-requests/${_id}/erasure`, {})],
  ];
}

/** Returns every change that staff make to cases, in an order that works. */
export const caseChangesOf = async (cms: TestCms, shop: Commerce, send: Send): Promise<Change[]> => [
  ...(await withdrawalChangesOf(cms, shop, send)),
  ...(await exchangeChangesOf(cms, shop, send)),
  ...(await dataRequestChangesOf(cms, shop, send)),
];

/** Returns every change that the owner makes to policies and to the opening, which is open again at the end. */
export function openingChangesOf(shop: Commerce, send: Send): Change[] {
  const waive = async (): Promise<number> => {
    const { checks } = endpoints.getOpening.answer.parse((await shop.admin('/api/opening')).body).opening;
    for (const { key, state } of checks)
      if (state === 'red') await send('PUT', `/opening/checks/${key}`, { waived: true, reason: 'Prueba' });
    return 200;
  };
  const draftVersion = async (): Promise<number> =>
    endpoints.readPolicyDraft.answer.parse((await shop.admin('/api/policies/delivery/draft')).body).draft
      .version;
  const notice = { title: 'Volvemos pronto', text: '' };
  const template = '# Envíos\nLlegamos a {ciudades}.';
  return [
    [
      'updatePolicyDraft',
      async () => send('PUT', '/policies/delivery/draft', { template, seen: await draftVersion() }),
    ],
    [
      'publishPolicy',
      async () => send('POST', '/policies/delivery/versions', { seen: await draftVersion() }),
    ],
    ['updateClosedNotice', () => send('PUT', '/opening/notice', notice)],
    ['closeShop', () => send('POST', '/opening/close')],
    ['decideCheck', waive],
    ['openShop', () => send('POST', '/opening/open')],
  ];
}
