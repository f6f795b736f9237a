export type EditView = {
  hidden?: readonly string[];
  readOnly?: readonly string[] | 'all';
  names?: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
};

const ALL: EditView = { readOnly: 'all' };

const paymentHints = {
  discountPercent: 'De 0 a 90. Se descuenta de los productos, no del envío, y se ve junto a cada precio.',
  paymentHours:
    'Después se cancela la orden sin pagar y vuelve el stock. 0: nunca. En efectivo, solo retiros.',
  instalments: 'Por ejemplo «3 cuotas sin interés». Vacío: no se muestra nada.',
};

export const editViews: Readonly<Record<string, EditView>> = {
  'api::product.product': {
    readOnly: ['oldSlugs', 'formerNames', 'stockItems'],
    hints: {
      slug: 'Vacía se arma con el título. Si la cambiás, la anterior sigue llevando al producto.',
      price: 'En pesos, sin centavos.',
      discount: 'Porcentaje, de 0 a 99.',
      category: 'La clave de una categoría de Contenido de la tienda, por ejemplo bodies.',
      pictures: 'La primera es la de las tarjetas. Arrastralas para cambiar el orden.',
      sizes: 'Lista: ["S", "M"].',
      colors: 'Lista: [{"name": "Negro", "value": "#000000"}]. Una lista vacía: sin colores para elegir.',
      active: 'Apagado no se ve en la tienda.',
      stock: 'Si tiene talles o colores, es la suma de sus ítems de stock: cambialo ahí.',
      fulfillment: 'Dónde están los productos: anota la hora y queda en el historial.',
      deletedAt: 'Vaciala para recuperar un producto eliminado.',
    },
  },
  'api::stock-item.stock-item': {
    hints: {
      product: 'Se elige al crear el ítem; después no cambia.',
      size: 'Vacío si el producto no tiene talles.',
      color: 'Uno de los colores del producto, o vacío.',
      quantity: 'Unidades que hay ahora. La diferencia queda anotada en Movimiento de stock.',
    },
  },
  'api::order.order': {
    hidden: ['searchText', 'emailKey', 'phoneKey', 'businessDay'],
    readOnly: [
      ...['orderNumber', 'paymentMethod', 'deliveryMethod', 'subtotal', 'paymentDiscount'],
      ...['couponCode', 'couponDiscount', 'couponTerms'],
      ...['agreedDiscount', 'shippingCost', 'cashFee', 'total', 'paidAmount', 'refundedAmount', 'payments'],
      ...[
        'unitsToDecide',
        'dispute',
        'stockHeld',
        'shortUnits',
        'transferProof',
        'paidAt',
        'confirmedAt',
        'cancelledAt',
        'refundedAt',
      ],
      ...['channel', 'deliveryFrom', 'deliveryTo', 'readyAt', 'shippedAt', 'deliveredAt', 'lines', 'events'],
      ...[
        'expiresAt',
        'remindAt',
        'linkVersion',
        'acceptedPolicies',
        'invoiceNumber',
        'invoiceUrl',
        'erasedAt',
      ],
    ],
    names: { lines: 'title', events: 'type', payments: 'amount' },
    hints: {
      orderStatus: 'Mueve el stock y las fechas igual que en el panel de la tienda.',
      deletedAt: 'Vaciala para recuperar una orden eliminada.',
      adminNotes: 'Solo para el equipo: la clienta no las ve.',
    },
  },
  'api::contact-message.contact-message': {
    readOnly: ['name', 'email', 'phone', 'subject', 'message', 'code'],
  },
  'api::shop-setting.shop-setting': {
    hints: {
      orderPrefix: 'De 1 a 6 letras mayúsculas, con las que empieza cada número de orden.',
      whatsapp: 'Código de área y número, sin 0 ni 15.',
      cuit: 'Con o sin guiones; se comprueba el último dígito.',
      mailName: 'Quién manda los correos. Vacío: la primera palabra de la marca que no nombra prendas.',
      mailItemNames: 'full: con su nombre. neutral: Producto 1, Producto 2.',
      vatRate: '21, 10.5, 0 o vacía.',
      netPriceLabel: 'auto: si sos responsable inscripta. always: siempre. never: nunca.',
    },
  },
  'product.picture': {
    hints: {
      file: 'Elegila de la biblioteca o subila. Al reemplazarla, la tienda muestra la nueva enseguida.',
      url: 'Solo si la foto está en otro sitio: su dirección https://.',
      alt: 'Qué se ve, para quien no la ve. Vacío: el título del producto.',
      colors: 'Los colores del producto que muestra, uno por línea. Vacío: todos.',
    },
  },
  'site-content.hero-image': {
    hints: {
      image: 'Elegila de la biblioteca o subila.',
      url: 'Solo si la foto está en otro sitio: su dirección https://.',
    },
  },
  'site-content.announcement': {
    hints: {
      texts: 'Hasta 3, uno por renglón. Se ven en una barra arriba de la tienda; vacío: no hay barra.',
    },
  },
  'site-content.checkout': {
    hints: { minimumPurchase: 'Lo que suman los productos, con los cupones descontados. 0: sin mínimo.' },
  },
  'site-content.cash-on-delivery': { hints: paymentHints },
  'site-content.bank-transfer': { hints: paymentHints },
  'plugin::users-permissions.user': {
    hints: {
      password: 'Vacía queda la que tenía. Si la cambiás, se cierran todas sus sesiones.',
      blocked: 'Encendido no puede entrar, y se cierran sus sesiones.',
      role: 'Solo con Administrador se entra al panel de la tienda.',
    },
  },
  'api::order-line.order-line': ALL,
  'api::order-event.order-event': ALL,
  'api::order-payment.order-payment': ALL,
  'api::coupon.coupon': ALL,
  'api::coupon.coupon-use': ALL,
  'api::order-counter.order-counter': ALL,
  'api::till-closing.till-closing': ALL,
  'api::opening.opening-entry': ALL,
  'api::policy.policy-version': ALL,
  'api::policy.policy-draft': ALL,
  'api::stock-move.stock-move': ALL,
  'api::account.audit-entry': ALL,
  'api::site-content.content-revision': ALL,
  'api::picture-upload.transfer-proof': ALL,
  'api::interaction.interaction': ALL,
  'api::searched-text.searched-text': ALL,
  'api::daily-view.daily-view': ALL,
  'api::review.review': ALL,
  'api::stock-alert.stock-alert': ALL,
  'api::mail.outgoing-mail': ALL,
  'api::mail.message-template': ALL,
};
