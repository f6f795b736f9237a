import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import type { CartChange } from './revalidate-cart.ts';
import { texts } from '../texts.ts';

const words = texts.changes;

function changeText(change: CartChange): string {
  if (change.type === 'price')
    return words.price(change.name, formatMoney(change.from), formatMoney(change.to));
  if (change.type === 'quantity') return words.quantity(change.name, change.from, change.to);
  return words[change.type](change.name);
}

// Fixed over the page where that leaves room: a notice in the flow would move what the shopper is about to press.
const overlay =
  'no-print inset-x-4 bottom-4 z-30 mx-auto max-w-2xl not-tall:mb-4 tall:fixed tall:max-h-[45vh] tall:overflow-y-auto rounded-panel text-ink shadow-overlay';

export const ChangesNotice = ({
  changes,
  dismiss,
}: {
  changes: readonly CartChange[];
  dismiss: () => void;
}) => (
  <div role="alert" data-bottom-notice className={`${overlay} bg-warn-soft p-4 sm:p-5`}>
    <p className="flex items-center gap-2 font-semibold">
      <Icon name="triangle-alert" className="size-5 shrink-0 text-warn" />
      {words.heading}
    </p>
    <ul className="mt-2 list-disc pl-9">
      {changes.map((change, index) => (
        <li key={index}>{changeText(change)}</li>
      ))}
    </ul>
    <button type="button" className="link mt-1 ml-7 min-h-11 font-semibold" onClick={dismiss}>
      {words.dismiss}
    </button>
  </div>
);

export const NotCheckedNotice = ({ retry }: { retry: () => void }) => (
  <div
    role="alert"
    data-bottom-notice
    className={`${overlay} flex flex-wrap items-center justify-between gap-x-4 bg-danger-soft px-4 py-2`}
  >
    <p>{texts.notChecked}</p>
    <button type="button" className="link min-h-11 font-semibold" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
