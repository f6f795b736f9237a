import { useId, useState } from 'react';
import { FIT_LABELS, FITS, MAX_REVIEW_TEXT } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { SendOrCancel } from '#shared/ui/form-end.tsx';
import { texts } from '../texts.ts';
import { useReviewForm, type ReviewedLine } from './use-review-form.ts';

const { write } = texts;
const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars to press, filled up to the chosen one, whose name stands beside them. */
function Stars() {
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset>
      <legend className="font-medium">{write.stars}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {STARS.map((value) => (
          <label
            key={value}
            className="relative flex size-11 items-center justify-center rounded-full text-wine hover:bg-blush has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={texts.stars(value)}
              onChange={() => setChosen(value)}
            />
            <Icon name="star" className="size-7" fill={value <= chosen ? 'currentColor' : 'none'} />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 font-medium">
          {chosen > 0 && texts.stars(chosen)}
        </span>
      </div>
    </fieldset>
  );
}

type ReviewFormProps = { target: ReviewedLine; onSent: (message: string) => void; onCancel: () => void };

export function ReviewForm({ target, onSent, onCancel }: ReviewFormProps) {
  const { alert, sending, onSubmit } = useReviewForm(target, onSent);
  const id = useId();
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <Stars />
      <fieldset>
        <legend className="font-medium">{write.fit}</legend>
        <div className="flex flex-wrap gap-x-4">
          {FITS.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input type="radio" name="fit" value={value} className="size-5 accent-wine" />
              {FIT_LABELS[value]}
            </label>
          ))}
        </div>
      </fieldset>
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
