import { type AdminOrder } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Button } from '#ui/button.tsx';
import { showOrder } from '../queries.ts';
import { texts } from './texts.ts';

const t = texts.revokeLinks;

/** Ends every link of an order that exists, after a question. */
export function RevokeLinks({ order: { _id } }: { order: AdminOrder }) {
  const { ask, dialog } = useConfirmedAction({
    question: { title: t.title, text: t.text, confirmLabel: t.button },
    run: () => call('revokeOrderLinks', { params: { id: _id } }),
    success: t.done,
    done: ({ order }, { client }) => showOrder(client, order),
    failed: t.failed,
  });
  return (
    <>
      <Button size="sm" className="mt-3" onClick={() => ask()}>
        {t.button}
      </Button>
      {dialog}
    </>
  );
}
