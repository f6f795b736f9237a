import { endpoints } from '@shop/contract';

/** Calls that give money or units of an order back. A new one is named here, with what it does. */
const DOORS = {
  updateOrderStatus: 'cancelled and refunded',
  bulkOrderStatus: 'cancelled and refunded',
  recordRefund: 'refund',
  refundOnlinePayment: 'online',
  receivePaymentNotice: 'notice',
  returnUnits: 'settlement',
  deleteOrder: 'deletion',
  returnCaseMoney: 'the suites of withdrawals',
  recordCaseStep: 'the suites of withdrawals',
  recordExchangeStep: 'the suites of exchanges',
} as const;

/** Returns the calls whose words or fields give money or units back, and that nobody named here. */
export function unknownDoors(): string[] {
  const givesBack = /refund|restock|returnedUnits|reembols|return (the )?money|online payment through/i;
  const bodyOf = (name: string) => {
    const { body } = endpoints[name as keyof typeof endpoints] as { body?: { def?: { shape?: object } } };
    return Object.keys(body?.def?.shape ?? {}).join(' ');
  };
  const found = Object.entries(endpoints)
    .filter(([, { method }]) => method !== 'GET')
    .filter(([name, { summary }]) => givesBack.test(`${name} ${summary} ${bodyOf(name)}`))
    .map(([name]) => name);
  return found.filter((name) => !(name in DOORS));
}
