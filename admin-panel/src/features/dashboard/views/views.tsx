import { messages } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { categoryName } from '#shared/category-options.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { ViewedCategories } from './viewed-categories.tsx';
import { ViewedProducts } from './viewed-products.tsx';

function ResetInteractions() {
  const [failure, setFailure] = useState<string | null>(null);
  const { ask, dialog } = useConfirmedAction({
    question: {
      title: texts.resetTitle,
      text: texts.resetQuestion,
      confirmLabel: texts.resetConfirm,
      busyLabel: texts.resetting,
    },
    run: () => call('resetInteractions'),
    success: texts.resetDone,
    done: (_answer, { client }) => void client.invalidateQueries({ queryKey: ['interactions'] }),
    failed: { failed: texts.resetFailed, failedRetry: messages.network },
    tell: setFailure,
  });
  return (
    <>
      <Button icon="rotate-ccw" size="sm" variant="ghost" onClick={() => ask()}>
        {texts.reset}
      </Button>
      {dialog}
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

/** Rankings of views and their reset: the end of the dashboard, which is not part of its first load. */
export default function Views() {
  const content = useQuery(contentQuery);
  const nameOf = (key: string) => categoryName(content.data?.productCatalog.categories ?? [], key);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <ViewedProducts categoryName={nameOf} />
        <ViewedCategories categoryName={nameOf} />
      </div>
      <IfCan call="resetInteractions">
        <div className="flex justify-end">
          <ResetInteractions />
        </div>
      </IfCan>
    </>
  );
}
