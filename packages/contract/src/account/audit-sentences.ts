import type { AuditEntry } from './audit';

/** Names who is no member of the staff. */
export const AUDIT_ACTORS: Readonly<Record<string, string>> = {
  cliente: 'Una clienta',
  sistema: 'La tienda (automático)',
  servidor: 'Quien mantiene el servidor',
};

type Sentence = (subject: string) => string;

const about =
  (doing: string): Sentence =>
  (subject) =>
    subject ? `${doing} ${subject}` : doing;

const sentences: Readonly<Record<string, Sentence>> = {
  'order-created': (order) => `registró la orden ${order}`,
  'order-status': (order) => `cambió el estado de la orden ${order}`,
  'order-fulfillment': (order) => `cambió la entrega de la orden ${order}`,
  'order-payment': (order) => `anotó un pago de la orden ${order}`,
  'order-refund': (order) => `anotó una devolución de la orden ${order}`,
  'order-step-undone': (order) => `deshizo un paso de la orden ${order}`,
  'order-edit': (order) => `editó la orden ${order}`,
  'order-note': (order) => `anotó algo en la orden ${order}`,
  'order-proof': (order) => `mandó un comprobante de la orden ${order}`,
  'order-whatsapp': (order) => `abrió el WhatsApp de la orden ${order}`,
  'order-deleted': (order) => `eliminó la orden ${order}`,
  'order-restored': (order) => `recuperó la orden ${order}`,
  'orders-exported': () => 'exportó órdenes',
  'mail-resent': about('mandó de nuevo un correo de la orden'),
  'policy-draft': () => 'guardó el borrador de una política',
  'policy-published': about('publicó una política de la tienda'),
  'till-closed': about('cerró la caja del día'),
  'retention-swept': () => 'borró los datos cuyo plazo venció',
  'erasures-repeated': () => 'volvió a borrar datos que una copia recuperada había traído',
  'personal-data-erased': () => 'borró los datos de una persona que lo pidió',
  'personal-data-exported': () => 'abrió los datos de una persona que los pidió',
  'proofs-swept': () => 'borró comprobantes cuyo plazo venció',
  'product-created': about('creó el producto'),
  'product-updated': about('cambió el producto'),
  'product-deleted': about('eliminó el producto'),
  'product-restored': about('recuperó el producto'),
  'prices-changed': () => 'cambió precios por porcentaje',
  'prices-restored': () => 'deshizo un cambio de precios',
  'picture-uploaded': () => 'subió una imagen',
  'stock-alert-marked': () => 'marcó un aviso de stock',
  'stock-alert-deleted': () => 'eliminó un aviso de stock',
  'client-notes-saved': () => 'cambió las notas de una clienta',
  'client-consent-given': () => 'anotó que una clienta acepta novedades',
  'client-consent-withdrawn': () => 'anotó que una clienta ya no quiere novedades',
  'clients-joined': () => 'unió dos clientas',
  'clients-separated': () => 'separó dos clientas',
  'clients-exported': () => 'exportó clientas',
  'coupon-created': about('creó el cupón'),
  'coupon-updated': about('cambió el cupón'),
  'coupon-deleted': about('eliminó el cupón'),
  'review-changed': () => 'moderó una opinión',
  'message-answered': () => 'marcó un mensaje',
  'message-deleted': () => 'eliminó un mensaje',
  'case-step': about('anotó un paso del caso'),
  'shop-setting': () => 'cambió los datos de la tienda',
  'operating-rules': () => 'cambió las reglas de la tienda',
  'month-exported': about('descargó el mes para la contadora'),
  'counter-settings': () => 'cambió las formas de pago o el cierre de la caja',
  'payment-details': () => 'cambió los datos de pago o de contacto',
  'content-saved': () => 'cambió los textos del sitio',
  'message-template': () => 'cambió el texto de un mensaje',
  'opening-opened': () => 'abrió la tienda',
  'opening-closed': () => 'cerró la tienda',
  'opening-notice': () => 'cambió el aviso de tienda cerrada',
  'opening-confirmed': () => 'confirmó un dato de la apertura',
  'opening-waived': () => 'dejó pasar un punto de la apertura',
  'opening-required': () => 'volvió a pedir un punto de la apertura',
  'views-reset': () => 'puso en cero las vistas',
  'staff-invited': about('invitó a'),
  'invitation-renewed': about('creó un enlace nuevo para'),
  'invitation-revoked': about('anuló la invitación de'),
  'invitation-accepted': () => 'aceptó su invitación',
  'password-link-made': about('creó un enlace de contraseña para'),
  'staff-updated': about('cambió el rol o el acceso de'),
  'login-failed': about('rechazó una contraseña equivocada de'),
  'reads-limited': () => 'abrió demasiadas órdenes o clientas en un minuto y quedó en pausa',
  login: () => 'inició sesión',
  profile: () => 'cambió su nombre o su email',
  password: () => 'cambió su contraseña',
  'password-reset': () => 'eligió una contraseña nueva con un enlace',
  'second-factor-started': () => 'empezó a activar la verificación en dos pasos',
  'second-factor-on': () => 'activó la verificación en dos pasos',
  'second-factor-off': () => 'desactivó la verificación en dos pasos',
  'second-factor-reset': about('quitó la verificación en dos pasos de'),
  'recovery-codes': () => 'creó códigos de recuperación nuevos',
  'proof-given': () => 'confirmó con su contraseña que es ella',
  'session-ended': () => 'cerró una de sus sesiones',
  'sessions-ended': () => 'cerró sus sesiones',
};

/** Returns what somebody did, as the end of a sentence; an action without a text is shown by its key. */
export const auditSentence = ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string =>
  (sentences[action] ?? about(action))(subject);

// A function, so that bundles which name no action leave the sentences out.
/** Names every action without what it was done to. */
export const auditActionNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(sentences).map((action) => [action, auditSentence({ action, subject: '' }).trim()]),
  );
