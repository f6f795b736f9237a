import { CASE_KIND_NAMES, erasedInBackups, type DataRequest, type ShopSetting } from '@shop/contract';

const ASKED: Record<DataRequest, string> = {
  access: 'ver todos los datos que tenemos tuyos',
  rectification: 'corregir tus datos',
  deletion: 'borrar tus datos',
};

const shortDay = (at: Date): string =>
  at.toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Salta' });

type Request = { code: string; request: DataRequest; dueAt: Date };

/** Asks whether a request is the address's own; it says nothing about purchases, as anybody may type an address. */
export const confirmationMail = (
  shop: ShopSetting,
  to: string,
  { code, request, link }: Request & { link: string },
) => ({
  kind: 'data-request' as const,
  to,
  subject: `Confirmá tu solicitud de datos ${code}`,
  text: [
    'Hola:',
    '',
    `Alguien pidió con este email ${ASKED[request]} en ${shop.brand}.`,
    'Si fuiste vos, confirmalo con este enlace (vale 3 días):',
    link,
    '',
    'Si no fuiste vos, no hagas nada: sin confirmar no damos ni borramos datos.',
    '',
    shop.brand,
  ].join('\n'),
  replyTo: shop.email,
});

/** Tells the owner of a request and of the law's term; the subject holds no text of the visitor. */
export const requestNotice = (shop: Pick<ShopSetting, 'email'>, request: Request, link: string) => ({
  kind: 'contact-message' as const,
  to: shop.email,
  subject: `${CASE_KIND_NAMES.data_request.one} ${request.code}`,
  text: [
    `Una persona pidió ${ASKED[request.request]}.`,
    `La ley pide responder hasta el ${shortDay(request.dueAt)}: ${link}`,
  ].join('\n'),
});

/** Says that the deletion is done; the row of this mail is deleted as soon as it was sent. */
export const erasedMail = (shop: ShopSetting, to: string, code: string, kept: string) => ({
  kind: 'data-erased' as const,
  to,
  subject: `Borramos tus datos (${code})`,
  text: [
    'Hola:',
    '',
    `Como pediste, borramos tus datos de ${shop.brand}: nombre, contacto, dirección, mensajes, comprobantes y notas.`,
    'Quedan los números, los productos y los importes de las compras, sin tus datos: la ley nos obliga a conservarlos.',
    ...(kept ? [kept] : []),
    erasedInBackups,
    '',
    'Los enlaces a tus pedidos dejaron de funcionar.',
    '',
    shop.brand,
  ].join('\n'),
  replyTo: shop.email,
});

type Progress = Request & {
  brand: string;
  state: string;
  page: string | null;
  /** Names what proves the reader of the text; a mail proves the holder of an address, who may be somebody else. */
  provenBy: 'chat' | 'mail' | 'nothing';
};

/** Returns the WhatsApp text that fits a request now. */
export function requestText({ code, request, brand, provenBy, state, page }: Progress): string {
  const hello = `Hola, te escribimos de ${brand} por tu pedido de datos ${code}.`;
  if (state === 'rejected') return `${hello} No podemos hacerlo; te contamos por qué.`;
  if (provenBy === 'mail') return `${hello} Lo confirmaste por correo: te respondemos a ese email.`;
  if (provenBy === 'nothing')
    return `${hello} Pediste ${ASKED[request]}. ¿Nos confirmás que fuiste vos, respondiendo desde este número?`;
  if (request === 'access' && page)
    return `${hello} Acá están todos los datos que tenemos tuyos (el enlace vence): ${page}`;
  if (state === 'limited')
    return `${hello} Tu compra todavía está en curso: borramos tus datos en cuanto termine.`;
  if (request === 'deletion')
    return `${hello} Hoy borramos tus datos. Quedan los números y los importes de las compras, sin tus datos, porque la ley lo pide.`;
  return `${hello} Ya corregimos tus datos.`;
}
