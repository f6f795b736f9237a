import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  title: sharedTexts.newWithdrawal,
  subtitle:
    'Para una clienta que llama o pasa por la tienda. Alcanza con el número de orden, el email o el teléfono.',
  orderNumber: 'Número de orden',
  name: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  day: 'Día en que lo pidió',
  dayHint: 'El plazo de la ley se cuenta hasta ese día.',
  message: 'Mensaje',
  submit: 'Cargar el caso',
  cancel: 'Cancelar',
  done: (code: string) => `Caso ${code} cargado: pasale el código a la clienta.`,
  failed: 'No pudimos abrir el caso.',
  again: 'Si ya había un caso por lo mismo, se abre ese.',
} as const;
