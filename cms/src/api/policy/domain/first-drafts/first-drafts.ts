import type { PolicyKind } from '@shop/contract';
import { delivery } from './delivery';
import { exchange } from './exchange';
import { privacy } from './privacy';
import { terms } from './terms';

/** The drafts that the shop comes with; nothing of them reaches a shopper until the owner publishes. */
export const firstDrafts: Readonly<Record<PolicyKind, string>> = { terms, privacy, exchange, delivery };
