import { type AdminOrder, ANONYMOUS_CLIENT, coversCity, nationalDigits, normalizeText } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shopQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { lastOrderQuery } from './queries.ts';
import { type HandOver, type SaleClient } from './sale.ts';
import { texts } from './texts.ts';

type ClientFieldsProps = {
  client: SaleClient;
  handOver: HandOver;
  faults: Record<string, string>;
  onClient: (client: SaleClient) => void;
  /** The first data came with an edited order: they are brought, not typed. */
  isEdit?: boolean;
};

const t = texts.client;

const clientOf = ({ shippingInfo, deliveryMethod }: AdminOrder, phone: string): SaleClient => ({
  phone,
  fullName: shippingInfo.fullName,
  email: shippingInfo.email,
  // A pickup stores the address of the meeting point.
  address: deliveryMethod === 'home' ? shippingInfo.address : '',
  city: shippingInfo.city,
});

const isBlank = ({ fullName, email, address }: SaleClient): boolean =>
  [fullName, email, address].join('') === '';

const named = (order: AdminOrder | null | undefined): AdminOrder | null =>
  order && order.shippingInfo.fullName !== ANONYMOUS_CLIENT ? order : null;

const ofNumber = (order: AdminOrder | null, phone: string): AdminOrder | null =>
  order && nationalDigits(order.shippingInfo.phone) === nationalDigits(phone) ? order : null;

/** Fills the fields once per number, so that staff can empty them again. */
function useFilling(
  found: AdminOrder | null,
  phone: string,
  isFree: boolean,
  fill: (found: AdminOrder) => void,
) {
  const filledFor = useRef('');
  useEffect(() => {
    if (!found) filledFor.current = '';
    if (!found || !isFree || filledFor.current === phone) return;
    filledFor.current = phone;
    fill(found);
  }, [found, phone, isFree, fill]);
}

/** Fills the fields for a whole number that is typed here; a part of one, or that of an edited order, only offers to. */
function KnownClient({ client, onBring }: { client: SaleClient; onBring: (client: SaleClient) => void }) {
  const phone = useDeferredValue(client.phone.trim());
  const [initialPhone] = useState(phone);
  const known = named(useQuery(lastOrderQuery(phone)).data);
  const typed = phone === initialPhone ? null : ofNumber(known, phone);
  useFilling(typed, phone, isBlank(client), (found) => onBring(clientOf(found, phone)));
  if (!known) return null;
  const name = known.shippingInfo.fullName;
  if (typed && client.fullName === name) return <p className="text-sm text-muted">{t.brought(name)}</p>;
  if (client.fullName !== '' && !typed) return null;
  return (
    <Button className="self-start" icon="user-check" onClick={() => onBring(clientOf(known, client.phone))}>
      {t.known(name)}
    </Button>
  );
}

const isSamePerson = (one: SaleClient, other: SaleClient): boolean =>
  nationalDigits(one.phone) === nationalDigits(other.phone) &&
  normalizeText(one.fullName) === normalizeText(other.fullName);

/** Empties what still is as it was brought; the number is always typed. */
const withoutBrought = (client: SaleClient, brought: SaleClient): SaleClient => {
  const ownOf = (field: keyof SaleClient) => (client[field] === brought[field] ? '' : client[field]);
  return {
    phone: client.phone,
    fullName: ownOf('fullName'),
    email: ownOf('email'),
    address: ownOf('address'),
    city: ownOf('city'),
  };
};

/** Keeps the data of a known client together: another number or name lets go of all of them. */
function useBrought({ client, onClient, isEdit }: Omit<ClientFieldsProps, 'handOver' | 'faults'>) {
  const [brought, setBrought] = useState<SaleClient | null>(isEdit ? client : null);
  const bring = (known: SaleClient) => {
    setBrought(known);
    onClient(known);
  };
  const type = (typed: SaleClient) => {
    if (!brought || isSamePerson(typed, brought)) return onClient(typed);
    setBrought(null);
    onClient(withoutBrought(typed, brought));
  };
  return { bring, type };
}

type CityFieldProps = { city: string; fault: string | undefined; onCity: (city: string) => void };

/** Chooses one of the cities that the shop delivers to; the only one is chosen by itself. */
function CityField({ city, fault, onCity }: CityFieldProps) {
  const cities = useQuery(shopQuery).data?.coverageCities ?? [];
  const only = cities.length === 1 ? cities[0] : undefined;
  const fill = useEffectEvent(onCity);
  useEffect(() => {
    if (city === '' && only !== undefined) fill(only);
  }, [city, only]);
  const known = cities.find((one) => coversCity(city, [one])) ?? city;
  const options = [...new Set([...(known === '' ? [''] : []), ...cities, known])];
  return (
    <SelectField
      label={t.city}
      error={fault}
      value={known}
      onValue={onCity}
      options={options.map((value) => ({ value, label: value || t.chooseCity }))}
    />
  );
}

/** Asks who buys; at a counter everything may stay empty. */
export function ClientFields({ client, handOver, faults, onClient, isEdit }: ClientFieldsProps) {
  const { bring, type: change } = useBrought({ client, onClient, isEdit });
  const isHome = handOver === 'home';
  const text = (field: keyof SaleClient, type: 'text' | 'tel' | 'email', isRequired = false) => (
    <TextField
      label={t[field]}
      optional={!isRequired}
      error={faults[`client.${field}`]}
      type={type}
      autoComplete="off"
      value={client[field]}
      onValue={(text) => change({ ...client, [field]: text })}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      {text('phone', 'tel')}
      <p className="-mt-2 text-xs text-muted">{t.phoneHint}</p>
      <div role="status" className="flex flex-col empty:hidden">
        <KnownClient client={client} onBring={bring} />
      </div>
      {text('fullName', 'text')}
      {text('email', 'email')}
      {isHome && text('address', 'text', true)}
      {isHome && (
        <CityField
          city={client.city}
          fault={faults['client.city']}
          onCity={(city) => change({ ...client, city })}
        />
      )}
    </div>
  );
}
