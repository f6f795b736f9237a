import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '#shared/resource/loaded.tsx';
import { ContentForm } from './content-form-frame.tsx';
import { focusControl } from './fields/focus-control.ts';
import { contentSourceQuery, reloadContent } from './queries.ts';
import { DeliveryFields, PaymentFields } from './tabs/checkout-tab.tsx';
import { texts } from './texts.ts';

type Props = { part: 'delivery' | 'payment' };

/** Edits what the checkout offers: the ways to receive an order, or the ways to pay it. */
export function CheckoutSettings({ part }: Props) {
  const client = useQueryClient();
  return (
    <Loaded
      query={useQuery(contentSourceQuery)}
      loading={texts.checkout.loading}
      failed={() => texts.loadFailure.failedRetry}
    >
      {({ content, variables }) => (
        <ContentForm
          published={content}
          variables={variables}
          onRefresh={() => void reloadContent(client)}
          onPick={(fieldId) => void focusControl(fieldId)}
        >
          {({ notices }) => (
            <div className="flex max-w-4xl flex-col gap-5">
              {notices}
              {part === 'delivery' ? <DeliveryFields /> : <PaymentFields />}
            </div>
          )}
        </ContentForm>
      )}
    </Loaded>
  );
}
