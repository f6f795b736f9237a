import { type AdminOrder } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { showOrder } from '../queries.ts';
import { texts } from './texts.ts';

const t = texts.revokeLinks;

/** Ends every link of an order that exists, after a question. */
export function RevokeLinks({ order: { _id } }: { order: AdminOrder }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('revokeOrderLinks', { params: { id: _id } }),
    onSuccess: ({ order }) => {
      showOrder(client, order);
      toast.success(t.done);
    },
    onError: (error) => toast.error(errorText(error, t.failed)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button size="sm" className="mt-3" onClick={() => setIsAsking(true)}>
        {t.button}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t.title}
        confirmLabel={t.button}
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {t.text}
      </ConfirmDialog>
    </>
  );
}
