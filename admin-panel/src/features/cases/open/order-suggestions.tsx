import { type AdminOrder, listOrders, nationalDigits } from '@shop/contract';
import { formatMoney, formatShortDate } from '@shop/web-kit/format';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '#shared/access/permissions.ts';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { texts } from './texts.ts';

const TYPING_MS = 400;
const SHOWN = 5;
const PHONE_DIGITS = 6;
const NAME_LETTERS = 3;

type Contact = { name: string; email: string; phone: string };

/** Returns what orders are searched by: the phone is surest, a short part of anything finds too many. */
export function searchOf({ name, email, phone }: Contact): string {
  if (nationalDigits(phone).length >= PHONE_DIGITS) return phone.trim();
  if (email.includes('@')) return email.trim();
  return name.trim().length >= NAME_LETTERS ? name.trim() : '';
}

const ordersOf = (search: string) => ({
  ...queryOf(listOrders, { query: { search, limit: SHOWN } }, ({ orders }) => orders),
  enabled: search !== '',
  placeholderData: keepPreviousData,
});

type SuggestionProps = { contact: Contact; chosen: string; onPick: (order: AdminOrder) => void };

/** Offers the orders of whoever is being typed, so that nobody has to ask her for a number. */
export function OrderSuggestions({ contact, chosen, onPick }: SuggestionProps) {
  const search = useDebouncedValue(searchOf(contact), TYPING_MS);
  const found = useQuery({ ...ordersOf(search), enabled: useCan('listOrders') && search !== '' }).data ?? [];
  if (search === '' || chosen !== '') return null;
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <>
          <p className="text-sm font-semibold">{texts.suggestions}</p>
          <ul className="divide-y divide-line">
            {found.map((order) => (
              <li key={order._id} className="flex items-center justify-between gap-3 py-2 text-sm">
                <p className="min-w-0">
                  <span className="font-medium">{order.shippingInfo.fullName}</span>
                  <span className="block text-muted">
                    {[order.orderNumber, formatShortDate(order.createdAt), formatMoney(order.total)].join(
                      ' · ',
                    )}
                  </span>
                </p>
                <Button size="sm" aria-label={texts.pickOne(order.orderNumber)} onClick={() => onPick(order)}>
                  {texts.pick}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
