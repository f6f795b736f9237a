import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { buttonStyles } from '#ui/button.tsx';
import { NEXT_STEP } from '../step/step-focus.ts';
import { texts } from './texts.ts';
import { type Walk } from './use-walk.ts';

const linkStyles = buttonStyles({ size: 'sm' });

/** Steps through the list that the order was opened from; the way back to it stands on the same line. */
export function WalkSteps({ walk: { name, place, total, previous, next } }: { walk: Walk }) {
  if (place === null || !(previous || next)) return null;
  return (
    <nav aria-label={name || texts.list} className="ml-auto flex items-center gap-2">
      {previous && (
        <Link to={previous} className={linkStyles}>
          <Icon name="chevron-left" className="size-4" />
          <span className="sr-only sm:not-sr-only">{texts.previous}</span>
        </Link>
      )}
      <p className="text-xs text-muted tabular-nums sm:text-sm">{texts.position(place, total)}</p>
      {next && (
        <Link to={next} className={linkStyles}>
          {texts.next}
          <Icon name="chevron-right" className="size-4 max-sm:hidden" />
        </Link>
      )}
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
