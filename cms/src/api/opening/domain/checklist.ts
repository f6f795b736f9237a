import type { CheckState, Opening, OpeningCheck } from '@shop/contract';
import type { Check } from './checks/check';
import { openingChecks } from './checks/opening-checks';
import type { Decisions } from './decisions';
import type { Snapshot } from './snapshot';

const NOT_CONFIRMED = 'Es el valor inicial: cambialo o confirmalo.';

/** Returns the default that the owner has not confirmed, or ''. */
export function unconfirmedDefault(
  { key, findDefault }: Check,
  shop: Snapshot,
  { confirmed }: Decisions,
): string {
  const value = findDefault?.(shop) ?? '';
  return confirmed.get(key) === value ? '' : value;
}

function stateOf(isMet: boolean, isWaived: boolean): CheckState {
  if (isMet) return 'green';
  return isWaived ? 'waived' : 'red';
}

function judge(check: Check, shop: Snapshot, decisions: Decisions): OpeningCheck {
  const { key, title, why, law = '', path } = check;
  const fault = check.findFault(shop);
  const toConfirm = fault ? '' : unconfirmedDefault(check, shop, decisions);
  const waiver = decisions.waivers.get(key) ?? null;
  const state = stateOf(!fault && !toConfirm, waiver !== null);
  return {
    key,
    title,
    why,
    law,
    state,
    toConfirm,
    path: typeof path === 'string' ? path : path(shop),
    detail: fault || (toConfirm && `${toConfirm}. ${NOT_CONFIRMED}`),
    // A waiver of what is met meanwhile says nothing any more.
    waiver: state === 'waived' ? waiver : null,
  };
}

export const checklistOf = (shop: Snapshot, decisions: Decisions): OpeningCheck[] =>
  openingChecks.map((check) => judge(check, shop, decisions));

export function openingOf(shop: Snapshot, decisions: Decisions): Opening {
  const { isOpen, changed, notice } = decisions;
  const checks = checklistOf(shop, decisions);
  return {
    isOpen,
    notice,
    checks,
    changedBy: changed?.by ?? null,
    changedAt: changed?.at ?? null,
    isReady: checks.every(({ state }) => state !== 'red'),
  };
}
