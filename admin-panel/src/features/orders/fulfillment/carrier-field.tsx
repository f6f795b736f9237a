import { CARRIERS, MAX_CARRIER } from '@shop/contract';
import { useId } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';

type CarrierFieldProps = { carrier: string; onCarrier: (carrier: string) => void };

export function CarrierField({ carrier, onCarrier }: CarrierFieldProps) {
  const list = useId();
  return (
    <Field label={texts.fulfillment.carrier} optional>
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            maxLength={MAX_CARRIER}
            placeholder={texts.fulfillment.carrierExample}
            value={carrier}
            onChange={({ target }) => onCarrier(target.value)}
          />
          <datalist id={list}>
            {CARRIERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
