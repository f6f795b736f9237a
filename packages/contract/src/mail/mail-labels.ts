import type { MessageEvent } from './default-messages';
import type { MailKind } from './order-mails';

/** Names of the mails whose texts the shop may change and whose history an order shows. */
export const mailLabels = {
  'order-placed': 'Confirmación del pedido',
  'order-proof-received': 'Comprobante recibido',
  'order-proof-accepted': 'Comprobante aceptado',
  'order-proof-again': 'Pedido de otro comprobante',
  'order-paid': 'Pago recibido',
  'payment-reminder': 'Recordatorio de pago',
  'order-changed': 'Cambio del pedido',
  'order-cancelled': 'Pedido cancelado',
  'order-refund': 'Devolución de dinero',
  'order-ready': 'Pedido listo',
  'order-in-transit': 'Pedido en camino',
  'order-delivered': 'Pedido entregado',
  'exchange-received': 'Cambio pedido',
  'exchange-approved': 'Cambio aceptado',
  'exchange-rejected': 'Cambio rechazado',
  'exchange-ready': 'Cambio listo',
  'exchange-expired': 'Reserva de un cambio vencida',
} as const;

/** Names of all mails, as staff read them. */
export const mailKindNames: Readonly<Record<MailKind, string>> = {
  ...mailLabels,
  'order-notice': 'Aviso de pedido nuevo',
  'exchange-notice': 'Aviso de un cambio (para vos)',
  'contact-message': 'Mensaje de contacto',
  withdrawal: 'Código de arrepentimiento',
  'account-email-changed': 'Cambio de email de una cuenta',
  'staff-invitation': 'Invitación al equipo',
  'account-security': 'Seguridad de una cuenta',
  'stock-alert-confirmation': 'Confirmación de un aviso de stock',
  'stock-alert-restock': 'Aviso de que volvió un producto',
  'low-stock': 'Aviso de stock bajo',
  'shop-failure': 'Aviso de una falla de la tienda',
  'data-request': 'Confirmación de un pedido de datos',
  'data-erased': 'Aviso de datos borrados',
};

/** Names of the messages whose texts the owner may change. */
export const messageEventNames: Readonly<Record<MessageEvent, string>> = {
  ...mailLabels,
  'chat-exchange-new': 'Cambio pedido',
  'chat-exchange-approved': 'Cambio aceptado',
  'chat-exchange-rejected': 'Cambio rechazado',
  'chat-exchange-ready': 'Cambio listo',
  'stock-alert-restock': 'Avisame cuando vuelva',
  withdrawal: 'Arrepentimiento recibido',
  'low-stock': 'Stock bajo (para vos)',
  'chat-pending_manual': 'Coordinar la entrega',
  'chat-pending_transfer_proof': 'Falta el comprobante',
  'chat-proof-again': 'Falta otro comprobante',
  'chat-pending_transfer_confirmation': 'Comprobante en revisión',
  'chat-paid': 'Pagado',
  'chat-confirmado': 'Confirmado',
  'chat-ready-pickup': 'Listo para retirar',
  'chat-ready-home': 'Listo para enviar',
  'chat-in_transit': 'En camino',
  'chat-delivered': 'Entregado',
  'chat-cancelled': 'Cancelado',
  'chat-refunded': 'Reembolsado',
};
