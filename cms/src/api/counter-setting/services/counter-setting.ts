import {
  counterSettingsSchema,
  initialCounterSettings,
  moneyMethodLabel,
  paymentWayMessages,
  paymentWaysFault,
  type CounterSettings,
} from '@shop/contract';
import { badField } from '../../../platform/http/http-error';
import { parse } from '../../../platform/http/request';
import { settingsRecord } from '../../../platform/panel/settings-record';

export const COUNTER = 'api::counter-setting.counter-setting';

const settings = settingsRecord({
  type: COUNTER,
  name: 'counter',
  action: 'counter-settings',
  // The panel stores an emptied list as null: it counts as the initial one.
  valueOf: ({ ways, sellersCloseTill }): CounterSettings =>
    parse(counterSettingsSchema, { ways: ways ?? initialCounterSettings.ways, sellersCloseTill }),
  saved: async (before, after) => {
    const fault = before ? paymentWaysFault(before.ways, after.ways) : '';
    if (fault) throw badField('ways', fault);
  },
  stale: 'Otra persona cambió los cobros mientras los editabas.',
  undeletable: 'Los cobros del mostrador no se pueden eliminar.',
});

/** Names a way of payment in the shop's own words. */
export const nameWay = async (method: string): Promise<string> =>
  moneyMethodLabel(method, (await settings.current()).ways);

/** Throws 400 for a way of payment that the shop does not have; one that is off may still be entered. */
export async function checkWay(method: string, path = 'method'): Promise<void> {
  const { ways } = await settings.current();
  if (!ways.some(({ key }) => key === method)) throw badField(path, paymentWayMessages.unknown);
}

/** Keeps the ways in which the shop takes money at its counter. */
export const counterSetting = { ...settings, nameWay, checkWay };
