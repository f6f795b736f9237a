import { type MercadoPagoSetup, ONLINE_PAYMENT_HOURS, type SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Switch } from '#ui/form/switch.tsx';
import { NumberField, controlId } from '../fields/content-fields.tsx';
import { mercadoPagoSetupQuery } from '../queries.ts';
import { texts } from './mercado-pago-texts.ts';

const NAME = 'checkout.paymentInfo.mercadoPago';

/** Says what the server lacks, or which address Mercado Pago has to notify. */
function SetupHelp({ id, setup }: { id: string; setup: MercadoPagoSetup }) {
  const { isReady, missing, noticeUrl } = setup;
  return (
    <p id={id} className="text-sm break-words text-muted sm:col-span-2">
      {isReady ? texts.noticeUrl(noticeUrl) : texts.missing(missing)}
    </p>
  );
}

/** Switches online payments on; while the server lacks their secrets it says which, and nothing can be switched. */
export function MercadoPagoFields() {
  const { data: setup, isError } = useQuery(mercadoPagoSetupQuery);
  // A controller would add the setting to a content that has none, which counts as an edit.
  const { setValue } = useFormContext<SiteContentInput>();
  const isOn = useWatch<SiteContentInput, typeof NAME>({ name: NAME })?.enabled === true;
  const change = (on: boolean) =>
    setValue(NAME, on ? { enabled: true, paymentHours: ONLINE_PAYMENT_HOURS } : undefined, {
      shouldDirty: true,
    });
  const isReady = setup?.isReady === true;
  const id = controlId(`${NAME}.enabled`);
  return (
    <>
      <div className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <Switch
          id={id}
          checked={isOn}
          disabled={!isReady && !isOn}
          aria-describedby={setup && `${id}-help`}
          onCheckedChange={change}
        />
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {texts.enabled}
        </label>
      </div>
      {isError && <p className="text-sm text-muted sm:col-span-2">{texts.failed}</p>}
      {setup && <SetupHelp id={`${id}-help`} setup={setup} />}
      {isOn && <NumberField name={`${NAME}.paymentHours`} label={texts.hours} hint={texts.hoursHint} />}
    </>
  );
}
