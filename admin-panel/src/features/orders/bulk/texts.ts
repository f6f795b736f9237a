/** Texts of telling several clients by WhatsApp, one after another. */
export const chatTexts = {
  title: 'Avisar por WhatsApp',
  moved: (n: number) => (n === 1 ? '1 orden para avisar' : `${n} órdenes para avisar`),
  movedLabel: 'Avisos de las órdenes que cambiaste',
  later: 'Ahora no',
  place: (at: number, all: number) => `${at} de ${all}`,
  tell: 'Abrir WhatsApp y seguir',
  tellLast: 'Abrir WhatsApp',
  skip: 'Saltear',
  finish: 'Terminar',
  done: (n: number) => (n === 1 ? '1 clienta avisada' : `${n} clientas avisadas`),
  failed: 'No pudimos traer la orden.',
} as const;
