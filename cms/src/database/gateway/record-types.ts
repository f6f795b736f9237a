import type * as contract from '@shop/contract';

/** Maps each content type to what its records hold. The command `npm run record-types` writes this file: do not edit it. */
export interface RecordTypes {
  'api::account.audit-entry': {
    record: {
      id: number;
      documentId: string;
      at: string;
      actor: string;
      actorId: string | null;
      action: string;
      before: contract.AuditEntry['before'] | null;
      after: contract.AuditEntry['before'] | null;
      requestId: string | null;
      subjectKey: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::account.staff-invitation': {
    record: {
      id: number;
      documentId: string;
      account: string | null;
      username: string;
      email: string;
      staffRole: 'duena' | 'vendedora' | 'lectura' | 'contadora';
      tokenHash: string;
      invitedBy: string;
      expiresAt: string;
      acceptedAt: string | null;
      revokedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'invitedBy';
    dates: 'expiresAt' | 'acceptedAt' | 'revokedAt';
  };
  'api::account.staff-session': {
    record: {
      id: number;
      documentId: string;
      sessionId: string;
      userId: number;
      browser: string;
      system: string;
      address: string;
      openedAt: string;
      usedAt: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'browser' | 'system' | 'address';
    dates: 'openedAt' | 'usedAt';
  };
  'api::case.case': {
    record: {
      id: number;
      documentId: string;
      code: string;
      kind: 'withdrawal' | 'exchange' | 'data_request';
      channel: 'web' | 'contact' | 'staff';
      orderNumber: string;
      orderDocumentId: string | null;
      contactMatches: boolean | null;
      isProven: boolean;
      name: string;
      email: string;
      phone: string;
      message: string;
      receivedAt: string;
      deliveredAt: string | null;
      deadline: string | null;
      term: 'in_time' | 'late' | 'unknown';
      state: string;
      dueAt: string | null;
      openKey: string | null;
      data: { [key: string]: unknown };
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'orderNumber' | 'isProven' | 'name' | 'email' | 'phone' | 'message' | 'term' | 'data';
    dates: 'receivedAt' | 'deliveredAt' | 'deadline' | 'dueAt';
  };
  'api::case.case-event': {
    record: {
      id: number;
      documentId: string;
      caseId: number | null;
      at: string;
      step: string;
      state: string;
      dueAt: string | null;
      actor: string;
      note: string;
      amount: number | null;
      day: string | null;
      data: { [key: string]: unknown };
      requestId: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'note' | 'data';
    dates: 'at' | 'dueAt';
  };
  'api::client.client': {
    record: {
      id: number;
      documentId: string;
      name: string;
      nameKey: string;
      phone: string;
      email: string;
      searchText: string;
      orders: number;
      purchases: number;
      spent: number;
      lastDay: string;
      sizes: contract.ClientDetail['sizes'];
      listed: boolean;
      consents: boolean;
      notes: string;
      consentHow: 'shop' | 'whatsapp' | 'mail' | 'instagram' | null;
      consentBy: string | null;
      consentAt: string | null;
      joinedInto: number | null;
      joinedAt: string | null;
      joinedBy: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults:
      | 'name'
      | 'nameKey'
      | 'phone'
      | 'email'
      | 'searchText'
      | 'orders'
      | 'purchases'
      | 'lastDay'
      | 'listed'
      | 'consents'
      | 'notes';
    dates: 'consentAt' | 'joinedAt';
  };
  'api::client.client-key': {
    record: {
      id: number;
      documentId: string;
      kind: 'phone' | 'email';
      key: string;
      clientId: number;
      orderNumber: string;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::client.client-order': {
    record: {
      id: number;
      documentId: string;
      orderId: number;
      ownId: number | null;
      clientId: number | null;
      phoneKey: string;
      emailKey: string;
      nameKey: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'phoneKey' | 'emailKey' | 'nameKey';
    dates: never;
  };
  'api::contact-message.contact-message': {
    record: {
      id: number;
      documentId: string;
      name: string;
      email: string;
      phone: string;
      subject: string;
      message: string;
      read: boolean;
      answered: boolean;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'phone' | 'read' | 'answered';
    dates: never;
  };
  'api::counter-setting.counter-setting': {
    record: {
      id: number;
      documentId: string;
      ways: contract.PaymentWays | null;
      sellersCloseTill: boolean;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'sellersCloseTill';
    dates: never;
  };
  'api::coupon.coupon': {
    record: {
      id: number;
      documentId: string;
      code: string;
      kind: 'percent' | 'amount' | 'free_delivery';
      value: number;
      from: string | null;
      to: string | null;
      minimum: number;
      categories: string[];
      onDiscounted: boolean;
      withPaymentDiscount: boolean;
      oncePerClient: boolean;
      maxUses: number | null;
      active: boolean;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'minimum' | 'onDiscounted' | 'withPaymentDiscount' | 'oncePerClient' | 'active';
    dates: never;
  };
  'api::coupon.coupon-use': {
    record: {
      id: number;
      documentId: string;
      couponId: number;
      orderNumber: string;
      returnedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'returnedAt';
  };
  'api::daily-view.daily-view': {
    record: {
      id: number;
      documentId: string;
      day: string;
      productId: string;
      productTitle: string | null;
      category: string | null;
      views: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'views';
    dates: never;
  };
  'api::exchange.exchange': {
    record: {
      id: number;
      documentId: string;
      code: string;
      orderId: string;
      lineId: number;
      productId: string;
      title: string;
      quantity: number;
      fromSize: string | null;
      fromColor: string | null;
      stockItemId: number;
      size: string | null;
      color: string | null;
      toTitle: string | null;
      paid: number;
      unitPrice: number;
      difference: number;
      isWaived: boolean;
      unitsHeld: number;
      isRestocked: boolean | null;
      heldUntil: string | null;
      openLine: number | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'isWaived';
    dates: 'heldUntil';
  };
  'api::idempotency-key.idempotency-key': {
    record: {
      id: number;
      documentId: string;
      key: string;
      bodyHash: string;
      answer: string | null;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::interaction.interaction': {
    record: {
      id: number;
      documentId: string;
      type: string;
      productId: string;
      category: string | null;
      visitor: string | null;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::mail.message-template': {
    record: {
      id: number;
      documentId: string;
      event: string;
      subject: string;
      text: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'subject';
    dates: never;
  };
  'api::mail.outgoing-mail': {
    record: {
      id: number;
      documentId: string;
      kind: string;
      orderNumber: string | null;
      recipient: string;
      inbox: string | null;
      subject: string;
      text: string | null;
      replyTo: string | null;
      pictures: readonly { url: string; alt: string }[] | null;
      unsubscribeUrl: string | null;
      messageId: string;
      state: 'waiting' | 'sent' | 'failed';
      attempts: number;
      nextAttemptAt: string | null;
      lastError: string | null;
      sentAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'state' | 'attempts';
    dates: 'nextAttemptAt' | 'sentAt';
  };
  'api::opening.opening-entry': {
    record: {
      id: number;
      documentId: string;
      at: string;
      actor: string;
      action: 'opened' | 'closed' | 'notice' | 'waived' | 'required' | 'confirmed';
      checkKey: string;
      title: string;
      text: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'checkKey' | 'title' | 'text';
    dates: 'at';
  };
  'api::operating-rule.operating-rule': {
    record: {
      id: number;
      documentId: string;
      minPasswordLength: number | null;
      earlierPriceDays: number | null;
      proofDays: number | null;
      messageDays: number | null;
      viewDays: number | null;
      draftDays: number | null;
      sessionDays: number | null;
      trackingAsksPhone: boolean;
      sellersChangePrices: boolean;
      exchangeDays: number | null;
      exchangeHoldDays: number | null;
      exchangeSettlesPrice: boolean;
      exchangePolicy: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'trackingAsksPhone' | 'sellersChangePrices' | 'exchangeSettlesPrice';
    dates: never;
  };
  'api::order-counter.order-counter': {
    record: {
      id: number;
      documentId: string;
      businessDay: string;
      last: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'last';
    dates: never;
  };
  'api::order-event.order-event': {
    record: {
      id: number;
      documentId: string;
      orderId: number | null;
      at: string;
      actor: string;
      actorId: string | null;
      type:
        | 'created'
        | 'status'
        | 'fulfillment'
        | 'payment'
        | 'refund'
        | 'void'
        | 'units'
        | 'edit'
        | 'note'
        | 'proof'
        | 'whatsapp'
        | 'deleted'
        | 'restored';
      from: string | null;
      to: string | null;
      note: string;
      stockEffect: { productId: string; delta: number }[];
      paidAtBefore: string | null;
      paidAtAfter: string | null;
      proofId: string | null;
      requestId: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'actor' | 'note' | 'stockEffect';
    dates: 'at' | 'paidAtBefore' | 'paidAtAfter';
  };
  'api::order-line.order-line': {
    record: {
      id: number;
      documentId: string;
      orderId: number | null;
      position: number;
      productId: string;
      stockItemId: number | null;
      title: string;
      image: string;
      unitPrice: number;
      couponDiscount: number;
      quantity: number;
      size: string | null;
      color: string | null;
      unitsHeld: number;
      unitsReturned: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'image' | 'couponDiscount' | 'unitsHeld' | 'unitsReturned';
    dates: never;
  };
  'api::order-payment.order-payment': {
    record: {
      id: number;
      documentId: string;
      orderId: number | null;
      at: string;
      kind: 'payment' | 'refund' | 'void';
      amount: number;
      voidsId: number | null;
      method: string;
      actor: string;
      note: string;
      byStatus: boolean;
      byProof: boolean;
      proofId: string | null;
      sender: string | null;
      provider: string | null;
      reference: string | null;
      requestId: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'actor' | 'note' | 'byStatus' | 'byProof';
    dates: 'at';
  };
  'api::order-step.order-step': {
    record: {
      id: number;
      documentId: string;
      orderId: number | null;
      step: string;
      at: string;
      actor: string;
      actorId: string | null;
      lastEventId: number;
      lastPaymentId: number;
      facts: {
        order: { [field: string]: [unknown, unknown] };
        lines: { before: unknown; after: unknown }[];
        usedCoupon: [boolean, boolean];
        mails: string[];
        withdrawn?: unknown[];
        built?: string;
      };
      undoneAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'actor' | 'lastEventId' | 'lastPaymentId' | 'facts';
    dates: 'at' | 'undoneAt';
  };
  'api::order.order': {
    record: {
      id: number;
      documentId: string;
      orderNumber: string;
      orderStatus:
        | 'pending_manual'
        | 'pending_transfer_proof'
        | 'pending_transfer_confirmation'
        | 'paid'
        | 'confirmado'
        | 'cancelled'
        | 'refunded'
        | 'pending_mercado_pago';
      paymentMethod: 'cash' | 'transfer' | 'mercado_pago';
      paymentWay: string;
      deliveryMethod: 'pickup' | 'home';
      deliveryFrom: string | null;
      deliveryTo: string | null;
      fulfillment: 'to_prepare' | 'ready' | 'in_transit' | 'delivered';
      carrier: string;
      readyAt: string | null;
      shippedAt: string | null;
      deliveredAt: string | null;
      channel: 'web' | 'counter' | 'whatsapp' | 'instagram' | 'other';
      linkVersion: number;
      fullName: string;
      email: string;
      phone: string;
      address: string;
      city: string;
      postalCode: string;
      shippingNotes: string;
      notes: string;
      isGift: boolean;
      giftMessage: string;
      subtotal: number;
      couponCode: string;
      couponTerms: contract.CouponTerms | null;
      couponDiscount: number;
      paymentDiscount: number;
      agreedDiscount: number;
      shippingCost: number;
      cashFee: number;
      total: number;
      paidAmount: number;
      refundedAmount: number;
      unitsToDecide: boolean;
      dispute: string;
      stockHeld: boolean;
      shortUnits: number;
      transferProof: string;
      proofReason: string;
      acceptedPolicies: contract.PolicyReference[];
      invoiceNumber: string;
      invoiceUrl: string;
      adminNotes: string;
      paidAt: string | null;
      confirmedAt: string | null;
      correctionReason: string;
      cancelledAt: string | null;
      refundedAt: string | null;
      expiresAt: string | null;
      remindAt: string | null;
      erasedAt: string | null;
      deletedAt: string | null;
      businessDay: string | null;
      searchText: string | null;
      emailKey: string | null;
      phoneKey: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults:
      | 'paymentWay'
      | 'fulfillment'
      | 'carrier'
      | 'channel'
      | 'linkVersion'
      | 'email'
      | 'phone'
      | 'address'
      | 'city'
      | 'postalCode'
      | 'shippingNotes'
      | 'notes'
      | 'isGift'
      | 'giftMessage'
      | 'couponCode'
      | 'couponDiscount'
      | 'paymentDiscount'
      | 'agreedDiscount'
      | 'paidAmount'
      | 'refundedAmount'
      | 'unitsToDecide'
      | 'dispute'
      | 'stockHeld'
      | 'shortUnits'
      | 'transferProof'
      | 'proofReason'
      | 'acceptedPolicies'
      | 'invoiceNumber'
      | 'invoiceUrl'
      | 'adminNotes'
      | 'correctionReason';
    dates:
      | 'readyAt'
      | 'shippedAt'
      | 'deliveredAt'
      | 'paidAt'
      | 'confirmedAt'
      | 'cancelledAt'
      | 'refundedAt'
      | 'expiresAt'
      | 'remindAt'
      | 'erasedAt'
      | 'deletedAt';
  };
  'api::picture-upload.transfer-proof': {
    record: {
      id: number;
      documentId: string;
      proofId: string;
      sha256: string;
      receivedSha256: string | null;
      kind: 'picture' | 'pdf';
      bytes: number;
      addressHash: string | null;
      claimedBy: string | null;
      claimedAt: string | null;
      sweptAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'kind';
    dates: 'claimedAt' | 'sweptAt';
  };
  'api::policy.policy-draft': {
    record: {
      id: number;
      documentId: string;
      kind: contract.PolicyKind;
      version: number;
      template: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: never;
  };
  'api::policy.policy-version': {
    record: {
      id: number;
      documentId: string;
      kind: contract.PolicyKind;
      version: number;
      text: string;
      template: string;
      author: string;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'author';
    dates: 'at';
  };
  'api::privacy.erasure': {
    record: {
      id: number;
      documentId: string;
      at: number;
      orders: string[];
      contacts: string[];
      replayedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'replayedAt';
  };
  'api::product.price-change': {
    record: {
      id: number;
      documentId: string;
      at: string;
      actor: string;
      percent: number;
      roundTo: number;
      category: string | null;
      changed: number;
      lines: [number, number, number][];
      undoneAt: string | null;
      undoneBy: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at' | 'undoneAt';
  };
  'api::product.product': {
    record: {
      id: number;
      documentId: string;
      title: string;
      slug: string;
      description: string;
      price: number;
      discount: number;
      category: string;
      sizes: string[];
      colors: contract.Color[] | null;
      formerNames: contract.Rename[];
      active: boolean;
      stock: number;
      composition: string;
      fit: 'small' | 'snug' | 'large' | null;
      care: string;
      origin: string;
      manufacturer: string;
      oldSlugs: string[];
      importKey: string | null;
      deletedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults:
      | 'slug'
      | 'description'
      | 'discount'
      | 'sizes'
      | 'formerNames'
      | 'active'
      | 'stock'
      | 'composition'
      | 'care'
      | 'origin'
      | 'manufacturer'
      | 'oldSlugs';
    dates: 'deletedAt';
  };
  'api::product.product-price': {
    record: {
      id: number;
      documentId: string;
      productId: string;
      price: number;
      discount: number;
      finalPrice: number;
      active: boolean;
      at: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: never;
  };
  'api::review.review': {
    record: {
      id: number;
      documentId: string;
      productId: string;
      orderLineId: number | null;
      orderNumber: string;
      stars: number;
      fit: 'small' | 'true' | 'large';
      text: string;
      size: string | null;
      color: string | null;
      name: string;
      actor: string;
      answer: string;
      photo: string | null;
      photoHidden: boolean;
      state: 'pending' | 'published' | 'rejected';
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'text' | 'actor' | 'answer' | 'photoHidden' | 'state';
    dates: never;
  };
  'api::searched-text.searched-text': {
    record: {
      id: number;
      documentId: string;
      day: string;
      text: string;
      searches: number;
      found: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'searches' | 'found';
    dates: never;
  };
  'api::shop-setting.shop-setting': {
    record: {
      id: number;
      documentId: string;
      brand: string;
      orderPrefix: string;
      address: string | null;
      phone: string | null;
      whatsapp: string;
      email: string;
      cuit: string;
      legalName: string | null;
      taxCondition: 'monotributo' | 'responsable_inscripto' | 'exento';
      coverageCities: string;
      mailName: string;
      mailItemNames: 'full' | 'neutral';
      vatRate: string;
      netPriceLabel: string;
      dataFiscalUrl: string | null;
      consumerDefenseUrl: string | null;
      serviceHours: string | null;
      serviceChannel: string | null;
      serviceArea: string | null;
      grossIncomeNumber: string | null;
      provincialNotice: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'whatsapp' | 'cuit' | 'mailName' | 'mailItemNames' | 'vatRate' | 'netPriceLabel';
    dates: never;
  };
  'api::site-content.content-revision': {
    record: {
      id: number;
      documentId: string;
      version: number;
      at: string;
      author: string;
      changedSections: string[];
      content: contract.SiteContent;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::site-content.site-content': {
    record: { id: number; documentId: string; version: number; createdAt: string; updatedAt: string };
    defaults: 'version';
    dates: never;
  };
  'api::stock-alert.stock-alert': {
    record: {
      id: number;
      documentId: string;
      productId: string;
      size: string | null;
      color: string | null;
      email: string | null;
      phone: string | null;
      contactKey: string;
      state: 'pending' | 'waiting' | 'due' | 'told';
      toldAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'state';
    dates: 'toldAt';
  };
  'api::stock-item.stock-item': {
    record: {
      id: number;
      documentId: string;
      productId: number | null;
      size: string | null;
      color: string | null;
      quantity: number;
      sku: string | null;
      importedStock: string | null;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'quantity';
    dates: never;
  };
  'api::stock-move.stock-move': {
    record: {
      id: number;
      documentId: string;
      stockItemId: number | null;
      productId: string | null;
      size: string | null;
      color: string | null;
      delta: number;
      reason:
        | 'initial'
        | 'edit'
        | 'sale'
        | 'reactivation'
        | 'cancellation'
        | 'refund'
        | 'order-deleted'
        | 'order-edited'
        | 'exchange-hold'
        | 'exchange-release'
        | 'exchange'
        | 'damaged'
        | 'item-removed';
      orderNumber: string | null;
      actor: string | null;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: never;
    dates: 'at';
  };
  'api::till-closing.till-closing': {
    record: {
      id: number;
      documentId: string;
      day: string;
      isHandover: boolean;
      openingCash: number;
      expectedCash: number;
      countedCash: number;
      difference: number;
      leftCash: number;
      note: string;
      actor: string;
      at: string;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'isHandover' | 'note';
    dates: 'at';
  };
  'api::web-vital.web-vital': {
    record: {
      id: number;
      documentId: string;
      day: string;
      page: string;
      vital: string;
      bucket: number;
      visits: number;
      createdAt: string;
      updatedAt: string;
    };
    defaults: 'bucket' | 'visits';
    dates: never;
  };
}

/** A record as code reads it: attribute names of its model, times as ISO text, null for what is empty. */
export type RecordOf<U extends keyof RecordTypes> = RecordTypes[U]['record'];
