import { stockAlertMessages } from '../stock-alert/stock-alert-messages';
import { orderLinkInvalid } from '../http/errors';

/** Texts that the server sends about reviews. */
export const reviewMessages = {
  stars: 'Elegí de 1 a 5 estrellas',
  fit: 'Contanos cómo te quedó: chico, justo o grande',
  line: 'Elegí un producto de tu pedido',
  token: orderLinkInvalid,
  notPaid: 'Vas a poder opinar cuando tu pedido figure como pagado.',
  again: 'Ya opinaste sobre este producto',
  gone: stockAlertMessages.gone,
  received: '¡Gracias! Publicamos tu opinión después de revisarla.',
  photoReceived: '¡Gracias! Publicamos tu foto junto a tu opinión después de revisarla.',
  photoRemoved: 'Borramos tu foto.',
  notWritten: 'Primero contanos cómo te quedó.',
  photoClosed: 'Ya revisamos tu opinión: la foto no se puede cambiar.',
  photoChanged: 'La compradora cambió su foto. Mirala antes de publicar la opinión.',
  notFound: 'Esa opinión ya no está.',
  badState: 'El filtro de las opiniones no es válido',
  badChange: 'Indicá qué cambia en la opinión',
} as const;
