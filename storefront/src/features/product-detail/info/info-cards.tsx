import type { SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

/** Reassurance under the button, as the owner words it. */
export function InfoCards({ cards }: { cards: SiteContent['productDetail']['infoCards'] }) {
  const shown = cards.filter(({ enabled }) => enabled);
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
      {shown.map(({ icon, title, description }, index) => (
        <li key={index} className="flex gap-3 rounded-image bg-sand p-4">
          <Icon name={icon} className="size-6 shrink-0 text-wine" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
