import { FABRICS } from './drawing/fabrics';
import { type Scene, type View } from './drawing/scene';

const PRINT_WORDS = { liso: '', lunares: ' a lunares', rayas: ' a rayas', flores: ' con flores' } as const;

const VIEW_WORDS: Record<Exclude<View, 'tela'>, string> = {
  frente: 'de frente',
  detalle: 'detalle de cerca',
};

export function altText(title: string, { fabric, print = 'liso', view }: Scene): string {
  const color = FABRICS[fabric].name.toLowerCase();
  const cloth = `${color}${PRINT_WORDS[print]}`;
  if (view === 'tela') return `Textura de la tela de ${title}, color ${cloth}`;
  return `${title} en color ${cloth}, ${VIEW_WORDS[view]}`;
}
