import { lacksValue, variablesIn, type VariableValues } from '../text/variables';
import { isItemName } from './defaults/complete-content';

type Card = { title?: string; description?: string; details?: string[]; content?: string };

// The last fact takes the promise of the title with it, whatever other words stay.
function saysNothing(
  { title = '', description = '', details = [], content = '' }: Card,
  values: VariableValues,
) {
  const body = [description, ...details, content].flatMap((text) => text.split('\n')).filter(Boolean);
  const facts = [title, ...body].filter((line) => variablesIn(line).length > 0);
  if (facts.length > 0) return facts.every((line) => lacksValue(line, values));
  return body.length === 0 && (title === '' || isItemName(title));
}

const CARDS = ['values', 'contactInfo', 'infoCards', 'expandableSections'];

/** Marks the cards that say nothing once filled in; all stay, since a save finds the stored one at the same place. */
export const markCards = (content: object, values: VariableValues): object =>
  JSON.parse(JSON.stringify(content), (key, part: unknown) =>
    CARDS.includes(key) && Array.isArray(part)
      ? part.map((card: Card) => (saysNothing(card, values) ? { ...card, saysNothing: true } : card))
      : part,
  ) as object;

/** Returns content without the cards and sections that say nothing to people. */
export const withoutEmptyCards = <T extends object>(cards: readonly T[]): T[] =>
  cards.filter((card) => !('saysNothing' in card));
