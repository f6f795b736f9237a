import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { buttonStyles } from '#ui/button.tsx';
import { NEXT_STEP } from '../step/step-focus.ts';
import { texts } from './texts.ts';
import { type Walk } from './use-walk.ts';

const className = buttonStyles({ size: 'sm' });

/** Steps through the list that the order was opened from, and leads back to it at its end. */
export function WalkSteps({ walk: { name, place, total, previous, next, back } }: { walk: Walk }) {
  if (place === null) return null;
  return (
    <nav aria-label={name || texts.list} className="flex items-center justify-between gap-2">
      {previous ? (
        <Link to={previous} className={className}>
          <Icon name="chevron-left" className="size-4" />
          {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">{texts.position(place, total)}</p>
      <Link to={next ?? back} className={className}>
        {next ? texts.next : texts.back}
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </nav>
  );
}

/** Offers the next order of the list once a step took this one out of it. */
export function WalkOn({ walk: { place, total, next, back } }: { walk: Walk }) {
  if (place !== null) return null;
  return (
    <Link {...NEXT_STEP} to={next ?? back} className={buttonStyles({ variant: 'primary' })}>
      {next ? texts.goOn(total) : texts.back}
    </Link>
  );
}
