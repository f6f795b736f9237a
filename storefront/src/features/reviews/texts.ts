import type { Fit } from '@shop/contract';

const fits: Record<Fit, string> = { small: 'queda chico', true: 'calza justo', large: 'queda grande' };

export const texts = {
  heading: 'Opiniones de quienes lo compraron',
  summary: (average: string, count: number) => `${average} de 5 estrellas, ${count} opiniones`,
  fit: (some: number, all: number, fit: Fit) => `${some} de ${all} dicen que ${fits[fit]}`,
  stars: (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  bought: (variant: string) => `Compró ${variant}`,
  size: (size: string) => `talle ${size}`,
  color: (color: string) => `color ${color}`,
  answer: 'Respuesta de la tienda',
  more: 'Ver más opiniones',
  loading: 'Cargando opiniones…',
  failed: 'No pudimos cargar las opiniones.',
  retry: 'Reintentar',
  write: {
    heading: 'Tu opinión',
    intro: 'Ayudá a otras a elegir. Publicamos tu primer nombre, el talle y el color que compraste.',
    open: 'Contanos cómo te quedó',
    openFor: (title: string) => `Contanos cómo te quedó: ${title}`,
    done: 'Ya opinaste sobre este producto.',
    stars: '¿Cuántas estrellas le das?',
    fit: '¿Cómo te quedó?',
    text: '¿Algo más?',
    optional: '(opcional)',
    send: 'Enviar opinión',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    failed: 'No pudimos enviar tu opinión. Lo que escribiste sigue acá: intentá de nuevo.',
  },
} as const;
