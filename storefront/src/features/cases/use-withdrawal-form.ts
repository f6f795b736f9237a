import { openCase } from '@shop/contract';
import { useState } from 'react';
import { call } from '@shop/web-kit/api';
import { FieldFaults, usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';
import { neededPart } from '@shop/web-kit/loading';

/** Answer of the shop. */
export type Received = { code: string; message: string };

/** Sends the withdrawal form. */
export function useWithdrawalForm(token: string) {
  const [received, setReceived] = useState<Received | null>(null);
  const form = usePublicForm(async (element) => {
    const { validateWithdrawal } = await neededPart(() => import('./validate-withdrawal.ts'));
    const values = Object.fromEntries(new FormData(element ?? undefined));
    const checked = validateWithdrawal({ ...values, token });
    if (!checked.success) throw new FieldFaults(checked.error.issues);
    const { code = '', message } = await call(openCase, { body: checked.data });
    setReceived({ code, message });
  }, texts.failed);
  return { ...form, received };
}
