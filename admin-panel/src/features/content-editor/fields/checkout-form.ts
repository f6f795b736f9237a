import { type SiteContent } from '@shop/contract';
import { type ContentNode } from './content-field.ts';

const offer = {
  discountPercent: {
    kind: 'number',
    label: 'Descuento (%)',
    hint: 'Se descuenta de los productos, no del envío. El mayor se ve junto a cada precio: «$13.500 con transferencia».',
  },
  paymentHours: {
    kind: 'number',
    label: 'Horas para pagar',
    hint: 'A la mitad sale un recordatorio; después, la orden sin pagar se cancela sola y vuelve el stock. Con 0, nunca. En efectivo vale para los retiros.',
  },
  instalments: {
    label: 'Cuotas',
    hint: 'Por ejemplo: 3 cuotas sin interés. Vacío, no se muestra nada.',
  },
} as const;

const WORKING = 'En días de trabajo, de 0 a 30.';

export const checkoutForm: ContentNode<SiteContent['checkout']> = {
  label: 'Métodos de Pago',
  fields: {
    deliveryInfo: {
      label: 'Entrega',
      fields: {
        title: { label: 'Título de la entrega' },
        meetingPoint: {
          label: 'Punto de encuentro',
          fields: {
            enabled: { kind: 'switch', label: 'Disponible' },
            title: { label: 'Título' },
            address: { label: 'Dirección' },
            schedule: { label: 'Horario de retiro' },
            description: { kind: 'long', rows: 2, label: 'Descripción' },
            notes: { kind: 'long', rows: 2, label: 'Notas' },
          },
        },
      },
    },
    shipping: {
      label: 'Envío',
      fields: {
        title: { label: 'Título del envío' },
        enabled: { kind: 'switch', label: 'Ofrecer envío' },
        homeDelivery: {
          label: 'Envío a domicilio',
          fields: {
            title: { label: 'Título' },
            enabled: { kind: 'switch', label: 'Disponible' },
            baseCost: {
              kind: 'pesos',
              label: 'Costo base ($)',
              hint: 'Con 0 el envío es gratis.',
              placeholder: '2500',
            },
            freeShippingThreshold: {
              kind: 'pesos',
              label: 'Envío gratis desde ($)',
              hint: 'Con 0 no hay envío gratis.',
              placeholder: '30000',
            },
            coverage: { label: 'Cobertura' },
            estimatedDays: {
              label: 'Demora estimada',
              hint: 'Se muestra mientras las fechas de entrega están apagadas.',
            },
            description: { kind: 'long', rows: 2, label: 'Descripción' },
            notes: { kind: 'long', rows: 2, label: 'Notas' },
          },
        },
      },
    },
    deliveryDates: {
      label: 'Fechas de entrega',
      fields: {
        enabled: { kind: 'switch', label: 'Prometer fechas de entrega' },
        skipsHolidays: { kind: 'switch', label: 'No se trabaja en feriados nacionales' },
        preparationDays: { kind: 'number', label: 'Días de preparación', hint: WORKING },
        cutOffHour: {
          kind: 'number',
          label: 'Hora de corte',
          hint: 'De 0 a 23. Un pedido de esa hora en adelante cuenta desde el próximo día de trabajo.',
        },
        transitDaysMin: { kind: 'number', label: 'Días de viaje, mínimo', hint: WORKING },
        transitDaysMax: { kind: 'number', label: 'Días de viaje, máximo', hint: WORKING },
        monday: { kind: 'switch', label: 'Lunes' },
        tuesday: { kind: 'switch', label: 'Martes' },
        wednesday: { kind: 'switch', label: 'Miércoles' },
        thursday: { kind: 'switch', label: 'Jueves' },
        friday: { kind: 'switch', label: 'Viernes' },
        saturday: { kind: 'switch', label: 'Sábado' },
        sunday: { kind: 'switch', label: 'Domingo' },
        closedDays: { kind: 'long', label: 'Días cerrados, uno por línea (25/12/2026)' },
      },
    },
    minimumPurchase: {
      kind: 'pesos',
      label: 'Compra mínima ($)',
      hint: 'Lo que suman los productos. Con 0 no hay mínimo.',
      placeholder: '20000',
    },
    paymentInfo: {
      label: 'Formas de pago',
      fields: {
        title: { label: 'Título de las formas de pago' },
        cashOnDelivery: {
          label: 'Efectivo',
          fields: {
            title: { label: 'Título' },
            enabled: { kind: 'switch', label: 'Disponible' },
            additionalFee: { kind: 'pesos', label: 'Recargo por efectivo ($)' },
            ...offer,
            description: { kind: 'long', rows: 2, label: 'Descripción' },
            notes: { kind: 'long', rows: 2, label: 'Notas' },
          },
        },
        bankTransfer: {
          label: 'Transferencia bancaria',
          fields: {
            title: { label: 'Título' },
            enabled: { kind: 'switch', label: 'Disponible' },
            ...offer,
            bankName: { label: 'Banco' },
            accountHolder: { label: 'Titular' },
            cbu: { label: 'CBU / CVU', inputMode: 'numeric' },
            alias: { label: 'Alias' },
            accountType: { label: 'Tipo de cuenta' },
            accountNumber: { label: 'Número de cuenta' },
            instructions: { kind: 'long', label: 'Instrucciones' },
          },
        },
        mercadoPago: {
          label: 'Mercado Pago',
          fields: {
            enabled: { kind: 'none', label: 'Cobrar con Mercado Pago' },
            paymentHours: {
              kind: 'number',
              label: 'Horas para pagar con Mercado Pago',
              hint: 'Después, la orden sin pagar se cancela sola y vuelve el stock.',
            },
          },
        },
      },
    },
  },
};
