import { useId } from 'react';
import { FIT_LABELS, FITS, MAX_REVIEW_TEXT } from '@shop/contract';
import { SendOrCancel } from '#shared/ui/form-end.tsx';
import { texts } from '../texts.ts';
import { useReviewForm, type ReviewedLine } from './use-review-form.ts';

const { write } = texts;
const STARS = [5, 4, 3, 2, 1] as const;

type ChoiceProps = {
  name: string;
  legend: string;
  choices: readonly { value: string | number; label: string }[];
};

const Choice = ({ name, legend, choices }: ChoiceProps) => (
  <fieldset>
    <legend className="font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-x-4">
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input type="radio" name={name} value={value} className="size-5 accent-wine" />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

type ReviewFormProps = { target: ReviewedLine; onSent: (message: string) => void; onCancel: () => void };

export function ReviewForm({ target, onSent, onCancel }: ReviewFormProps) {
  const { alert, sending, onSubmit } = useReviewForm(target, onSent);
  const id = useId();
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <Choice
        name="stars"
        legend={write.stars}
        choices={STARS.map((value) => ({ value, label: texts.stars(value) }))}
      />
      <Choice
        name="fit"
        legend={write.fit}
        choices={FITS.map((value) => ({ value, label: FIT_LABELS[value] }))}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium">
          {write.text} <span className="font-normal text-muted">{write.optional}</span>
        </label>
        <textarea id={id} name="text" rows={5} maxLength={MAX_REVIEW_TEXT} className="field" />
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {alert}
      </p>
      <SendOrCancel sending={sending} texts={write} onCancel={onCancel} />
    </form>
  );
}
