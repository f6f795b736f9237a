import { DATA_REQUEST_STAFF_STEPS } from '@shop/contract';
import { commerceOn } from '../../support/data/commerce-calls';
import { isClockHeld } from '../clock';
import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action } from '../world';
import { caseOf, nextStep } from './after-sales';

/** A person asks what the shop knows of her, with the link of her order or only with her address. */
const requestData: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const { shoppers, requests, openedAt } = world.beliefs;
  const isKnown = shoppers.some(({ email }) => email === order?.email);
  const byLink = random.chance(0.5);
  if (!order || !isKnown) return NOTHING_TO_DO;
  const proof = byLink ? { orderNumber: order.orderNumber, token: order.linkToken } : { email: order.email };
  // The law gives other requests another term, which the table of steps does not know.
  const json = { request: 'access', ...proof };
  const sent = await send<{ code?: string }>(world, 'POST', '/api/data-requests', json);
  const { code } = sent.answer.body;
  if (code && !requests.includes(code)) {
    requests.push(code);
    if (isClockHeld()) openedAt[code] = Date.now();
  }
  return outcomeOf(sent);
};

const stepRequest: Action = async (world, random) => {
  const code = pickOf(random, world.beliefs.requests);
  const found = code && (await caseOf(world, code));
  if (!found) return NOTHING_TO_DO;
  const step = nextStep(random, DATA_REQUEST_STAFF_STEPS, found, 'staff');
  // The call asks for a password that was typed a moment ago.
  world.crashes.disarm();
  world.shop = await commerceOn(world.cms);
  const json = { step, note: 'Se habló por teléfono' };
  return outcomeOf(await send(world, 'POST', `/api/data-requests/${found.document_id}/steps`, json));
};

export const dataRequests = { requestData, stepRequest };
