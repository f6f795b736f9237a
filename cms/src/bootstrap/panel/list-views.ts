export type ListView = { mainField: string; columns: string[]; sortBy?: string; newestBy?: string };

export const listViews: Readonly<Record<string, ListView>> = {
  'api::product.product': {
    mainField: 'title',
    columns: ['pictures', 'title', 'category', 'price', 'discount', 'stock', 'active', 'updatedAt'],
    sortBy: 'title',
  },
  'api::stock-item.stock-item': {
    mainField: 'sku',
    columns: ['product', 'size', 'color', 'quantity', 'sku'],
  },
  'api::stock-move.stock-move': {
    mainField: 'reason',
    columns: ['at', 'productId', 'size', 'color', 'delta', 'reason', 'orderNumber', 'actor'],
    newestBy: 'at',
  },
  'api::order.order': {
    mainField: 'orderNumber',
    columns: [
      'orderNumber',
      'createdAt',
      'fullName',
      'orderStatus',
      'paymentMethod',
      'deliveryMethod',
      'total',
    ],
    newestBy: 'createdAt',
  },
  'api::order-line.order-line': {
    mainField: 'title',
    columns: ['order', 'title', 'size', 'color', 'quantity', 'unitPrice'],
  },
  'api::order-event.order-event': {
    mainField: 'type',
    columns: ['at', 'order', 'actor', 'type', 'fromStatus', 'toStatus', 'note'],
    newestBy: 'at',
  },
  'api::order-payment.order-payment': {
    mainField: 'kind',
    columns: ['at', 'order', 'kind', 'amount', 'method', 'actor', 'note'],
    newestBy: 'at',
  },
  'api::till-closing.till-closing': {
    mainField: 'day',
    columns: ['day', 'at', 'openingCash', 'expectedCash', 'countedCash', 'difference', 'actor'],
    newestBy: 'at',
  },
  'api::opening.opening-entry': {
    mainField: 'action',
    columns: ['at', 'actor', 'action', 'checkKey', 'text'],
    newestBy: 'at',
  },
  'api::order-counter.order-counter': { mainField: 'businessDay', columns: ['businessDay', 'last'] },
  'api::interaction.interaction': {
    mainField: 'type',
    columns: ['at', 'type', 'productId', 'category'],
    newestBy: 'at',
  },
  'api::daily-view.daily-view': {
    mainField: 'productTitle',
    columns: ['day', 'productTitle', 'category', 'views'],
    newestBy: 'day',
  },
  'api::searched-text.searched-text': {
    mainField: 'text',
    columns: ['day', 'text', 'searches', 'found'],
    newestBy: 'day',
  },
  'api::contact-message.contact-message': {
    mainField: 'subject',
    columns: ['createdAt', 'name', 'email', 'subject', 'code', 'seen', 'answered'],
    newestBy: 'createdAt',
  },
  'api::review.review': {
    mainField: 'text',
    columns: ['createdAt', 'productId', 'stars', 'fit', 'name', 'text', 'state'],
    newestBy: 'createdAt',
  },
  'api::stock-alert.stock-alert': {
    mainField: 'productId',
    columns: ['createdAt', 'productId', 'size', 'color', 'email', 'phone', 'state', 'toldAt'],
    newestBy: 'createdAt',
  },
  'api::mail.outgoing-mail': {
    mainField: 'subject',
    columns: ['createdAt', 'orderNumber', 'kind', 'recipient', 'subject', 'state', 'attempts', 'sentAt'],
    newestBy: 'createdAt',
  },
  'api::mail.message-template': {
    mainField: 'event',
    columns: ['event', 'subject', 'updatedAt'],
    newestBy: 'updatedAt',
  },
  'api::policy.policy-version': {
    mainField: 'kind',
    columns: ['at', 'kind', 'version', 'author'],
    newestBy: 'at',
  },
  'api::policy.policy-draft': { mainField: 'kind', columns: ['kind', 'updatedAt'], sortBy: 'kind' },
  'api::account.audit-entry': {
    mainField: 'action',
    columns: ['at', 'actor', 'action', 'requestId'],
    newestBy: 'at',
  },
  'api::site-content.content-revision': {
    mainField: 'author',
    columns: ['version', 'at', 'author', 'changedSections'],
    newestBy: 'version',
  },
  'api::picture-upload.transfer-proof': {
    mainField: 'proofId',
    columns: ['createdAt', 'proofId', 'bytes', 'claimedBy', 'claimedAt', 'sweptAt'],
    newestBy: 'createdAt',
  },
  'plugin::users-permissions.user': {
    mainField: 'username',
    columns: ['username', 'email', 'role', 'blocked'],
    sortBy: 'username',
  },
};

export const mainFields: Readonly<Record<string, string>> = {
  'api::shop-setting.shop-setting': 'brand',
  'product.picture': 'alt',
  'site-content.category': 'display_name',
  'site-content.contact-card': 'title',
  'site-content.expandable-section': 'title',
  'site-content.info-card': 'title',
  'site-content.size-guide': 'title',
  'site-content.size-row': 'size',
  'site-content.social-link': 'name',
  'site-content.value': 'title',
};
