import { ANSWER_HOURS } from '@shop/contract';
import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  title: sharedTexts.newWithdrawal,
  subtitle:
    'Para una clienta que llama o pasa por la tienda. Alcanza con el número de orden, el email o el teléfono.',
  suggestions: '¿Es alguna de estas órdenes?',
  pick: 'Elegir',
  pickOne: (number: string) => `Elegir la orden ${number}`,
  way: 'Ya le respondiste',
  wayHint: `Pasale el código del caso. La ley da ${ANSWER_HOURS} horas para responder.`,
  notYet: 'Todavía no: que avise antes de que se venza',
  submit: 'Cargar el caso',
  cancel: 'Cancelar',
  done: (code: string) => `Caso ${code} cargado: pasale el código a la clienta.`,
  failed: 'No pudimos abrir el caso.',
} as const;
