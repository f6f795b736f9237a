type Planted = { name: string; file: string; right: string; wrong: string };

/** Faults that programmers make; each is one change in the compiled cms. */
export const plantedFaults: Planted[] = [
  {
    name: 'units return to stock twice',
    file: 'api/order/services/status/order-stock.js',
    right: 'const effect = await applyMoves(trx, order, moves, 1, products, cause);',
    wrong:
      'await applyMoves(trx, order, moves, 1, products, cause); const effect = await applyMoves(trx, order, moves, 1, products, cause);',
  },
  {
    name: 'a cancelled order keeps the use of its coupon',
    file: 'api/order/services/status/change-status.js',
    right: 'await coupon_1.coupons.giveUseBack(trx, order.orderNumber, at);',
    wrong: ';',
  },
  {
    name: 'a mail is written outside of its transaction',
    file: 'platform/mail/queue-mail.js',
    right: 'await (0, mail_records_1.mailsIn)(trx).append(',
    wrong: 'void (0, mail_records_1.mailsIn)(strapi.db.connection).append(',
  },
  {
    name: 'a partial refund is not subtracted',
    file: 'api/order/services/payments/order-payments.js',
    right: '.increase({ id }, { paidAmount, refundedAmount })',
    wrong: '.increase({ id }, { paidAmount: paidAmount === -500 ? 0 : paidAmount, refundedAmount })',
  },
  {
    name: 'an order number is skipped',
    file: 'api/order/services/place/insert-order.js',
    right: 'order_counters.last + 1',
    wrong: 'order_counters.last + case when order_counters.last = 2 then 2 else 1 end',
  },
  {
    name: 'an erased name stays in the history of an order',
    file: 'api/privacy/services/erasure/erase-orders.js',
    right: `await events.update({ orderId }, (0, emptied_1.emptied)('api::order-event.order-event', ''));`,
    wrong: ';',
  },
  {
    name: 'the time to pay counts from midnight',
    file: 'api/order/domain/place/new-order.js',
    right: 'checkout), at)',
    wrong: 'checkout), new Date(at.toISOString().slice(0, 10)))',
  },
  {
    name: 'a queue forgets that a cancelled order costs nothing',
    file: 'api/order/services/list/order-queues.js',
    right: 'filterWork(query).whereRaw(order_queues_1.QUEUE_SQL[queue])',
    wrong: `filterWork(query).whereRaw(queue === 'to_refund' ? 'coalesce(paid_amount, 0) > total' : order_queues_1.QUEUE_SQL[queue])`,
  },
  {
    name: 'an exchange reserves no unit',
    file: 'api/exchange/services/open-exchange.js',
    right: 'await reserve(trx, chosen, units, code, at);',
    wrong: ';',
  },
  {
    name: 'a stock edit overwrites what was sold meanwhile',
    file: 'api/product/domain/stock-plan.js',
    right: 'requested - (seen ?? quantity)',
    wrong: 'requested - quantity',
  },
  {
    name: 'a retry places a second order',
    file: 'platform/edits/idempotency.js',
    right: 'if (call && !(await claimKey(trx, call, at))) {',
    wrong:
      'if (call && !(await claimKey(trx, { ...call, key: call.key + at.getTime() + Math.random() }, at))) {',
  },
  {
    name: 'a commit that failed counts as done',
    file: 'database/transaction.js',
    right: 'await whenCommitted(outer);',
    wrong: ';',
  },
  {
    name: 'the mail of a cancellation is written twice',
    file: 'api/order/services/status/queue-status-mail.js',
    right: 'await (0, queue_order_mail_1.queueOrderMail)(trx, after, { kind, build',
    wrong:
      "if (kind === 'order-cancelled') await (0, queue_order_mail_1.queueOrderMail)(trx, after, { kind, at, sendAt, build: (mail) => builders[kind](mail, money) }); await (0, queue_order_mail_1.queueOrderMail)(trx, after, { kind, build",
  },
  {
    name: 'the clock of a case counts from midnight',
    file: 'api/case/services/record-case-step.js',
    right: 'step.step, step.at)',
    wrong: 'step.step, new Date(step.at.toISOString().slice(0, 10)))',
  },
  {
    name: 'a file of stock that is not the last adds its units again',
    file: 'api/product/services/imported-rows.js',
    right: 'slice(-KEPT)',
    wrong: 'slice(-1)',
  },
  {
    name: 'a repeated notice enters its payment again',
    file: 'api/order/services/online/settle-payment.js',
    right: 'if (!known.has(payment.id))',
    wrong: 'if (payment.id)',
  },
  {
    name: 'an exchange that ends keeps its unit',
    file: 'api/exchange/services/end-exchanges.js',
    right: 'await releaseUnits(trx, exchange, at);',
    wrong: ';',
  },
  {
    name: 'a shopper is not told of the last unit that is back',
    file: 'api/stock-alert/services/tell-restocked.js',
    right: 'mayBeTold)(group.units, group.toldLately)',
    wrong: 'mayBeTold)(group.units - 1, group.toldLately)',
  },
  {
    name: 'a file of new products makes them again',
    file: 'api/product/services/import-product.js',
    right: 'const isRepeated = !product.id',
    wrong: 'const isRepeated = product.id',
  },
  {
    name: 'a data request that is repeated mails again',
    file: 'api/privacy/services/requests/open-request.js',
    right: 'answerOnce)(attempt, {',
    wrong: 'answerOnce)(null, {',
  },
];
