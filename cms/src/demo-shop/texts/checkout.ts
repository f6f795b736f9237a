import { type SiteContentInput } from '@shop/contract';

/** How the demo shop delivers and is paid. The bank details are invented, and valid in form. */
export const checkout: SiteContentInput['checkout'] = {
  deliveryInfo: {
    title: 'Cómo lo recibís',
    meetingPoint: {
      enabled: true,
      title: 'Retiro en punto de encuentro',
      description: 'Gratis. Coordinamos día y hora por WhatsApp apenas confirmamos el pedido.',
      address: 'Av. Argentina y Roca, centro de Neuquén',
      schedule: 'Lunes a viernes de 10 a 13 y de 17 a 20, sábados de 10 a 13',
      notes: 'Llevá el número de pedido. Puede retirar otra persona con ese número.',
    },
  },
  shipping: {
    enabled: true,
    title: 'Envío a domicilio',
    homeDelivery: {
      enabled: true,
      title: 'Envío a domicilio',
      description: 'Lo llevamos a tu casa en un paquete liso, sin marcas ni logos.',
      coverage: 'Solo en la ciudad de Neuquén',
      estimatedDays: '2 a 3 días hábiles',
      freeShippingThreshold: 30_000,
      baseCost: 2_500,
      notes: 'El costo puede variar según el barrio; si hay una diferencia, te avisamos antes de enviarlo.',
    },
  },
  paymentInfo: {
    title: 'Cómo querés pagar',
    cashOnDelivery: {
      enabled: true,
      title: 'Efectivo al recibir',
      description: 'Pagás cuando te entregamos el pedido.',
      additionalFee: 0,
      notes: 'Si podés, traé el importe justo.',
    },
    bankTransfer: {
      enabled: true,
      title: 'Transferencia bancaria',
      bankName: 'Banco Ejemplo del Comahue',
      cbu: '9990001800000012345674',
      alias: 'JAZMIN.LENCERIA',
      accountHolder: 'Jazmín Ejemplo',
      accountType: 'Caja de ahorro en pesos',
      accountNumber: '0001-0001234567',
      instructions:
        'Transferí el total y subí el comprobante acá mismo o desde el seguimiento de tu pedido. Lo verificamos y lo preparamos en 2 a 3 días hábiles.',
    },
  },
};
