import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { buttonStyles } from '#ui/button.tsx';
import { NEXT_STEP } from '../step/step-focus.ts';
import { texts } from './texts.ts';
import { type Walk } from './use-walk.ts';

const linkStyles = buttonStyles({ size: 'sm' });

/** Steps through the list that the order was opened from, and leads back to it at its end. */
export function WalkSteps({ walk: { name, place, total, previous, next, back } }: { walk: Walk }) {
  if (place === null) return null;
  return (
    <nav aria-label={name || texts.list} className="ml-auto flex items-center gap-2">
      {previous && (
        <Link to={previous} className={linkStyles}>
          <Icon name="chevron-left" className="size-4" />
          <span className="sr-only sm:not-sr-only">{texts.previous}</span>
        </Link>
      )}
      <p className="text-sm text-muted tabular-nums">{texts.position(place, total)}</p>
      <Link to={next ?? back} className={linkStyles}>
        {next ? texts.next : texts.back}
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </nav>
  );
}

/** Returns where the work goes on: with the list, with the queue after it, or where the list was opened. */
function onwardOf({ total, next, onward, back }: Walk) {
  if (next) return { to: next, label: texts.goOn(total) };
  return onward
    ? { to: onward.to, label: texts.goToQueue(onward.name, onward.orders) }
    : { to: back, label: texts.back };
}

/** Offers the next order of the list, or the next queue, once a step took this one out of it. */
export function WalkOn({ walk }: { walk: Walk }) {
  if (walk.place !== null) return null;
  const { to, label } = onwardOf(walk);
  return (
    <Link {...NEXT_STEP} to={to} className={buttonStyles({ variant: 'primary' })}>
      {label}
    </Link>
  );
}
