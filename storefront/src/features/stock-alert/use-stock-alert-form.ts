import { stockAlertMessages } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';
import { fieldFault, textIn, usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';

export type AwaitedVariant = { productId: string; size: string | null; color: string | null };
export type AlertWay = 'email' | 'phone';

/** Sends the request for an alert; its only field says every failure. */
export function useStockAlertForm(variant: AwaitedVariant, way: AlertWay, onSent: (message: string) => void) {
  return usePublicForm(async (form) => {
    const [contact, website] = [textIn(form, way), textIn(form, 'website')];
    if (!contact) throw fieldFault(way, stockAlertMessages[way]);
    const body = { ...variant, [way]: contact, ...(website && { website }) };
    try {
      const { createStockAlert } = await pageEndpoints();
      onSent((await call(createStockAlert, { body })).message);
    } catch (error) {
      throw fieldFault(way, errorText(error, texts.failed));
    }
  }, texts.failed);
}
