import { DATA_REQUEST_STAFF_STEPS, type DataRequestDetail } from '@shop/contract';
import type { Random } from '../../../src/demo-shop/random';
import { commerceOn } from '../../support/data/commerce-calls';
import { isClockHeld } from '../clock';
import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action, type Placed, type World } from '../world';
import { nextStep, openCaseOf } from './after-sales';

// A correction that names nobody stays out of the way of the check of erased people.
const WISHES = [
  { request: 'access' },
  { request: 'deletion' },
  { request: 'rectification', message: 'El número de la casa es otro' },
] as const;

/** Chooses how a person says who she is: the link of her order, her address or her phone. */
function proofOf({ beliefs }: World, random: Random, order: Placed) {
  const shopper = beliefs.shoppers.find(({ email }) => email === order.email);
  if (!shopper) return null;
  const { email, phone } = shopper;
  return random.pick([{ orderNumber: order.orderNumber, token: order.linkToken }, { email }, { phone }]);
}

/** A person asks for her data, or for the same once more. */
const requestData: Action = async (world, random) => {
  const { requests, openedAt, orders, asked } = world.beliefs;
  // Few people ask often, so that many of their wishes are repeated.
  const order = random.chance(0.6) ? orders[0] : pickOf(random, orders);
  const proof = order && proofOf(world, random, order);
  if (!proof) return NOTHING_TO_DO;
  const json = { ...random.pick(WISHES), ...proof };
  const sent = await send<{ code: string }>(world, 'POST', '/api/data-requests', json);
  // The code of a refusal names its error.
  const code = sent.answer.status < 300 && sent.answer.body.code;
  if (code) asked[code] = (asked[code] ?? 0) + 1;
  if (code && !requests.includes(code)) {
    requests.push(code);
    if (isClockHeld()) openedAt[code] = Date.now();
  }
  return outcomeOf(sent);
};

/** Opens the link of a mail that asks whether a request is the receiver's own. */
const confirmRequest: Action = async (world, random) => {
  const mails: string[] = await world.shop
    .db()('outgoing_mails')
    .where('kind', 'data-request')
    .whereNotNull('text')
    .orderBy('id')
    .pluck('text');
  const tokens = mails.flatMap((text) => /mis-datos\?token=(\S+)/.exec(text)?.[1] ?? []);
  const token = pickOf(random, tokens);
  if (!token) return NOTHING_TO_DO;
  const json = { token: decodeURIComponent(token) };
  return outcomeOf(await send(world, 'POST', '/api/data-requests/confirm', json));
};

// The calls of staff ask for a password that was typed a moment ago.
async function signInAnew(world: World): Promise<void> {
  world.crashes.disarm();
  world.shop = await commerceOn(world.cms);
}

const stepRequest: Action = async (world, random) => {
  const found = await openCaseOf(world, random, world.beliefs.requests);
  if (!found) return NOTHING_TO_DO;
  const step = random.chance(0.2)
    ? random.pick(['note', 'whatsapp_opened'])
    : nextStep(random, DATA_REQUEST_STAFF_STEPS, found, 'staff');
  await signInAnew(world);
  const json = { step, note: 'Se habló por teléfono' };
  return outcomeOf(await send(world, 'POST', `/api/data-requests/${found.document_id}/steps`, json));
};

/** Deletes the data of a proven person, or learns what keeps them for now. */
const eraseRequest: Action = async (world, random) => {
  const deletions = world.shop
    .db()('cases')
    .whereIn('code', world.beliefs.requests)
    .whereLike('open_key', 'data deletion %')
    .orderBy('id');
  const proven: string[] = await deletions.clone().whereNot('state', 'unverified').pluck('code');
  const codes = proven.length > 0 ? proven : await deletions.pluck('code');
  const found = await openCaseOf(world, random, codes);
  if (!found) return NOTHING_TO_DO;
  await signInAnew(world);
  const path = `/api/data-requests/${found.document_id}`;
  const { orders } = (await send<DataRequestDetail>(world, 'GET', path)).answer.body;
  const sent = await send<DataRequestDetail>(world, 'POST', `${path}/erasure`, {});
  const { state } = sent.answer.body;
  // Staff may have answered it before without a deletion.
  if (sent.isDone && found.state !== 'answered' && state === 'answered')
    world.beliefs.erasedOrders.push(...orders);
  return sent.isDone ? `done, ${state}` : outcomeOf(sent);
};

export const dataRequests = { requestData, confirmRequest, stepRequest, eraseRequest };
