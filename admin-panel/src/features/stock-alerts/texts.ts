import { type PhoneAlertState } from '@shop/contract';
import { showing } from '#shared/resource/showing.ts';
import { texts as sharedTexts } from '#shared/texts.ts';

const states: Record<PhoneAlertState, string> = {
  due: 'Para avisar',
  waiting: 'Esperan',
  told: 'Avisadas',
};

const state: Record<PhoneAlertState, string> = { due: 'Para avisar', waiting: 'Espera', told: 'Avisada' };

export const texts = {
  title: 'Avisos',
  subtitle: 'Quiénes esperan que vuelva un producto. A quienes dejaron su email les escribe la tienda sola.',
  refresh: 'Actualizar',
  size: (size: string) => `Talle ${size}`,
  stock: (units: number) => (units > 0 ? `${units} en stock` : 'Sin stock'),
  since: (date: string) => `Espera desde el ${date}`,
  deletedProduct: 'Producto eliminado',
  phones: {
    title: 'Para avisar por WhatsApp',
    filter: 'Avisos que se muestran',
    all: 'Todos',
    states,
    state,
    loadFailed: (why: string) => `No pudimos cargar los avisos: ${why}`,
    empty: {
      title: 'No hay avisos',
      none: 'Cuando una clienta pida un aviso por WhatsApp, lo vas a ver acá.',
      filtered: 'Ningún aviso coincide con este filtro.',
    },
    showing: showing('avisos'),
    of: (action: string, phone: string, product: string) => `${action}: ${phone}, ${product}`,
    chat: 'Escribir por WhatsApp',
    noChat: 'WhatsApp no reconoce este número.',
    size: (size: string) => `talle ${size}`,
    backText: (brand: string, what: string, address: string) =>
      `¡Hola! Te escribimos de ${brand}. Volvió lo que esperabas: ${what}. Hay pocas unidades y no las reservamos: ${address}`,
    waitingText: (brand: string, what: string, address: string) =>
      `¡Hola! Te escribimos de ${brand} por lo que esperás: ${what}. ${address}`,
    tell: 'Marcar avisada',
    untell: 'Marcar sin avisar',
    told: 'Clienta avisada',
    untold: 'Quedó sin avisar',
    undo: 'Deshacer',
    changeFailed: sharedTexts.changeFailed,
  },
  delete: {
    button: 'Eliminar',
    title: (product: string) => `¿Eliminar el aviso de ${product}?`,
    text: (phone: string) => `Borramos el teléfono ${phone} y nadie le va a escribir. No se puede deshacer.`,
    confirm: 'Eliminar aviso',
    done: 'Aviso eliminado',
    failed: (why: string) => `No pudimos eliminar el aviso: ${why}`,
  },
  awaited: {
    title: 'Lo más esperado',
    description: 'Por email y por WhatsApp, sin contar a quienes ya avisaste.',
    waiting: (people: number) => (people === 1 ? '1 espera' : `${people} esperan`),
    since: (date: string) => `Desde el ${date}`,
    loadFailed: (why: string) => `No pudimos cargar lo más esperado: ${why}`,
    empty: { title: 'Nadie espera un producto', text: 'Acá vas a ver qué conviene reponer primero.' },
    showing: showing('variantes'),
  },
} as const;
