import { type ReviewState } from '@shop/contract';
import { showing } from '#shared/resource/showing.ts';
import { texts as sharedTexts } from '#shared/texts.ts';

const states: Record<ReviewState, string> = {
  pending: 'Pendientes',
  published: 'Publicadas',
  rejected: 'Rechazadas',
};

const state: Record<ReviewState, string> = {
  pending: 'Pendiente',
  published: 'Publicada',
  rejected: 'Rechazada',
};

export const texts = {
  title: 'Opiniones',
  subtitle: 'Lo que opinan quienes compraron. Un producto las muestra desde la tercera publicada.',
  refresh: 'Actualizar',
  filter: 'Opiniones que se muestran',
  all: 'Todas',
  states,
  state,
  loadFailed: (why: string) => `No pudimos cargar las opiniones: ${why}`,
  changeFailed: sharedTexts.changeFailed,
  empty: {
    title: 'No hay opiniones',
    none: 'Cuando una compradora opine desde el enlace de su pedido, la vas a ver acá.',
    filtered: 'Ninguna opinión coincide con este filtro.',
  },
  showing: showing('opiniones'),
  stars: (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  noText: 'Sin texto',
  order: (orderNumber: string) => `Pedido ${orderNumber}`,
  size: (size: string) => `Talle ${size}`,
  answer: 'Tu respuesta',
  photo: {
    alt: (name: string, product: string) => `Foto de ${name}: ${product}`,
    zoom: (name: string, product: string) => `Ampliar la foto de ${name}: ${product}`,
    hidden: 'La foto no se muestra',
    broken: 'La foto no se pudo cargar.',
    reload: 'Cargar de nuevo',
    hide: 'Ocultar la foto',
    show: 'Mostrar la foto',
    hideFor: (name: string, product: string) => `Ocultar la foto de ${name} de la opinión sobre ${product}`,
    showFor: (name: string, product: string) => `Mostrar la foto de ${name} en la opinión sobre ${product}`,
    isHidden: 'La opinión se muestra sin la foto',
    isShown: 'La opinión se muestra con la foto',
  },
  publish: 'Publicar',
  reject: 'Rechazar',
  reply: 'Responder',
  editReply: 'Editar la respuesta',
  of: (action: string, name: string, product: string) => `${action} la opinión de ${name} sobre ${product}`,
  published: 'Opinión publicada',
  rejected: 'Opinión rechazada',
  undo: 'Deshacer',
  undone: 'Cambio deshecho',
  replying: {
    title: (name: string) => `Responder a ${name}`,
    save: 'Guardar respuesta',
    done: 'Respuesta guardada',
  },
} as const;
