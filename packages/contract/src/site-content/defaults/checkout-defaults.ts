import { deliveryLabels } from '../../order/order-labels';
import { DEFAULT_CITY, DEFAULT_SHIPPING_COST } from '../../limits';
import type { CheckoutContent } from '../site-content-draft';
import { defaultDeliveryDates } from './delivery-dates-defaults';

export const defaultCheckoutContent: CheckoutContent = {
  deliveryInfo: {
    title: 'Entrega',
    meetingPoint: {
      enabled: true,
      title: deliveryLabels.pickup,
      description: 'Coordinamos día y horario por WhatsApp.',
      address: DEFAULT_CITY,
      schedule: '',
      notes: '',
    },
  },
  shipping: {
    enabled: true,
    title: 'Envío',
    homeDelivery: {
      enabled: true,
      title: 'Envío a domicilio',
      description: 'Lo llevamos a tu casa.',
      coverage: `Solo en la ciudad de ${DEFAULT_CITY}`,
      estimatedDays: '',
      freeShippingThreshold: 0,
      baseCost: DEFAULT_SHIPPING_COST,
      notes: '',
    },
  },
  deliveryDates: defaultDeliveryDates,
  minimumPurchase: 0,
  paymentInfo: {
    title: 'Forma de pago',
    cashOnDelivery: {
      enabled: true,
      title: 'Efectivo',
      description: 'Pagás al recibir.',
      additionalFee: 0,
      discountPercent: 0,
      paymentHours: 0,
      instalments: '',
      notes: '',
    },
    bankTransfer: {
      enabled: true,
      title: 'Transferencia bancaria',
      bankName: '',
      cbu: '',
      alias: '',
      accountHolder: '',
      accountType: '',
      accountNumber: '',
      discountPercent: 0,
      paymentHours: 0,
      instalments: '',
      instructions: '',
    },
  },
};
