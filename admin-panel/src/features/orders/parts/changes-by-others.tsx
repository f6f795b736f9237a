import { type AdminOrder, type OrderEvent, orderEventText } from '@shop/contract';
import { formatTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { watchedOrderQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const t = texts.changesByOthers;

type Props = {
  order: AdminOrder;
  /** Name of the signed-in person, whose own changes are no news. */
  me: string;
  /** Called when somebody else has changed the order, so that a page that only shows it can show it anew. */
  onNews?: () => void;
};

const eventsOf = ({ history = [] }: AdminOrder): readonly OrderEvent[] => history;

const newestOf = (order: AdminOrder): string =>
  eventsOf(order).reduce((newest, { at }) => (at > newest ? at : newest), '');

const later = (one: AdminOrder, other: AdminOrder | undefined): AdminOrder =>
  other && other.updatedAt > one.updatedAt ? other : one;

/** Says what others did to an order while its page is open, so that nobody decides on what it was before. */
export function ChangesByOthers({ order, me, onNews }: Props) {
  const [seenUntil, setSeenUntil] = useState(() => newestOf(order));
  const shown = later(order, useQuery(watchedOrderQuery(order)).data);
  const news = eventsOf(shown).filter(({ at, actor }) => at > seenUntil && actor !== me);
  const tell = useEffectEvent(() => onNews?.());
  useEffect(() => {
    if (news.length > 0) tell();
  }, [news.length]);
  return (
    <div role="status" className="empty:hidden">
      {news.length > 0 && (
        <Banner tone="warn">
          <ul>
            {news.map((event) => (
              <li key={`${event.at}${event.type}`}>
                {orderEventText(event, shown.deliveryMethod, formatTime(event.at))}
              </li>
            ))}
          </ul>
          <Button size="sm" className="mt-2" onClick={() => setSeenUntil(newestOf(shown))}>
            {t.understood}
          </Button>
        </Banner>
      )}
    </div>
  );
}
