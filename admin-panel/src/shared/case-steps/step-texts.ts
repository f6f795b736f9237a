import { type CaseKind, noteLength, stepAsks } from '@shop/contract';
import { type FieldSpec } from '../resource/fields.tsx';

/** Texts of a step's button and dialog; its note is called 'Nota' if the step has no word for it. */
export type StepTexts = { button: string; title: string; text: string; note?: string };

/** Describes the note of a step, which stays empty unless the step asks for it. */
export const noteField = (
  kind: CaseKind,
  step: string,
  { note = 'Nota' }: StepTexts,
): FieldSpec<unknown> => ({
  kind: 'long',
  label: note,
  optional: !stepAsks(kind, step, 'note'),
  rows: 3,
  maxLength: noteLength(kind),
});
