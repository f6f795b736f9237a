import { FABRICS } from './drawing/fabrics';
import { isWorn, type Scene, type View } from './drawing/scene';

const PRINT_WORDS = { liso: '', lunares: ' a lunares', rayas: ' a rayas', flores: ' con flores' } as const;

const VIEW_WORDS: Record<View, string> = {
  frente: 'de frente, sobre maniquí',
  espalda: 'de espalda, sobre maniquí',
  detalle: 'detalle de cerca de la tela y la terminación',
};

/** Describes a picture: the garment, its colour and how it is seen. */
export function altText(title: string, { garment, fabric, print, view }: Scene): string {
  const color = `${FABRICS[fabric].name.toLowerCase()}${PRINT_WORDS[print]}`;
  const lying = view === 'frente' && !isWorn(garment);
  return `${title} en color ${color}, ${lying ? 'apoyado sobre una mesa clara' : VIEW_WORDS[view]}`;
}
