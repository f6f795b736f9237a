import { type AdminOrder, ANONYMOUS_CLIENT, nationalDigits } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lastOrderQuery } from './queries.ts';
import { type HandOver, type SaleClient } from './sale.ts';
import { texts } from './texts.ts';

type ClientFieldsProps = {
  client: SaleClient;
  handOver: HandOver;
  faults: Record<string, string>;
  onClient: (client: SaleClient) => void;
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

/** Fills the fields by itself for a whole number that has bought before; a part of a number only offers to. */
function KnownClient({ client, onClient }: Pick<ClientFieldsProps, 'client' | 'onClient'>) {
  const phone = useDeferredValue(client.phone.trim());
  const last = useQuery(lastOrderQuery(phone)).data;
  const known = last && last.shippingInfo.fullName !== ANONYMOUS_CLIENT ? last : null;
  const isWhole = known !== null && nationalDigits(known.shippingInfo.phone) === nationalDigits(phone);
  const isBlank = client.fullName === '' && client.email === '';
  const filledFor = useRef('');
  useEffect(() => {
    // Once per number, so that staff can empty the fields again.
    if (!known || !isWhole || !isBlank || filledFor.current === phone) return;
    filledFor.current = phone;
    onClient(clientOf(known, phone));
  }, [known, isWhole, isBlank, phone, onClient]);
  if (!known) return null;
  const name = known.shippingInfo.fullName;
  if (isWhole && client.fullName === name) return <p className="text-sm text-muted">{t.brought(name)}</p>;
  if (client.fullName !== '') return null;
  return (
    <Button className="self-start" icon="user-check" onClick={() => onClient(clientOf(known, client.phone))}>
      {t.known(name)}
    </Button>
  );
}

/** Asks who buys; at a counter everything may stay empty. */
export function ClientFields({ client, handOver, faults, onClient }: ClientFieldsProps) {
  const isHome = handOver === 'home';
  const text = (field: keyof SaleClient, type: 'text' | 'tel' | 'email', isRequired = false) => (
    <Field label={t[field]} optional={!isRequired} error={faults[`client.${field}`]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete="off"
          value={client[field]}
          onChange={({ target }) => onClient({ ...client, [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-3">
      {text('phone', 'tel')}
      <p className="-mt-2 text-xs text-muted">{t.phoneHint}</p>
      <div role="status" className="flex flex-col empty:hidden">
        <KnownClient client={client} onClient={onClient} />
      </div>
      {text('fullName', 'text')}
      {text('email', 'email')}
      {isHome && text('address', 'text', true)}
      {isHome && text('city', 'text', true)}
    </div>
  );
}
