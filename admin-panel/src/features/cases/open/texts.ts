import { texts as sharedTexts } from '#shared/texts.ts';

export const texts = {
  title: sharedTexts.newWithdrawal,
  subtitle:
    'Para una clienta que llama o pasa por la tienda. Alcanza con el número de orden, el email o el teléfono.',
  submit: 'Cargar el caso',
  cancel: 'Cancelar',
  done: (code: string) => `Caso ${code} cargado: pasale el código a la clienta.`,
  failed: 'No pudimos abrir el caso.',
} as const;
