import { type AdminOrder, ANONYMOUS_CLIENT } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
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

function KnownClient({ client, onClient }: Pick<ClientFieldsProps, 'client' | 'onClient'>) {
  const last = useQuery(lastOrderQuery(useDeferredValue(client.phone.trim()))).data;
  if (!last || client.fullName !== '' || last.shippingInfo.fullName === ANONYMOUS_CLIENT) return null;
  return (
    <Button className="self-start" icon="user-check" onClick={() => onClient(clientOf(last, client.phone))}>
      {t.known(last.shippingInfo.fullName)}
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
      <KnownClient client={client} onClient={onClient} />
      {text('fullName', 'text')}
      {text('email', 'email')}
      {isHome && text('address', 'text', true)}
      {isHome && text('city', 'text', true)}
    </div>
  );
}
