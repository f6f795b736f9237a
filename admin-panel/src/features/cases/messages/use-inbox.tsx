import { type MessageChange, type ReceivedMessage } from '@shop/contract';
import { type CallAnswer, call, errorText } from '@shop/web-kit/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { dueCasesQuery } from '#shared/shop-queries.ts';
import { texts } from './texts.ts';

type Page = CallAnswer<'listCases'>;

// Updates in place: the message being read must stay in a list of unread ones.
const replaceMessage = (client: QueryClient, changed: ReceivedMessage) =>
  client.setQueriesData<Page>(
    { queryKey: ['cases', 'list'] },
    (page) =>
      page && {
        ...page,
        entries: page.entries.map((one) =>
          one.message?._id === changed._id ? { ...one, message: changed } : one,
        ),
      },
  );

function useMark(onFailure: (why: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: MessageChange }) =>
      call('markMessage', { params: { id }, body: change }),
    onSuccess: ({ received }) => replaceMessage(client, received),
    onError: (error) => onFailure(texts.changeFailed(errorText(error))),
    onSettled: () => client.invalidateQueries(dueCasesQuery),
  });
}

export function useInbox() {
  const client = useQueryClient();
  const [messageToDelete, setMessageToDelete] = useState<ReceivedMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const marking = useMark(setFailure);
  const removal = useMutation({
    mutationFn: ({ _id }: ReceivedMessage) => call('deleteMessage', { params: { id: _id } }),
    onSuccess: () => toast.success(texts.delete.done),
    onError: (error) => setFailure(texts.delete.failed(errorText(error))),
    onSettled: () => client.invalidateQueries({ queryKey: ['cases'] }),
  });
  const dialogs = (
    <>
      <ConfirmDialog
        open={messageToDelete !== null}
        onOpenChange={(open) => !open && setMessageToDelete(null)}
        title={texts.delete.title(messageToDelete?.name ?? '')}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => {
          if (messageToDelete) removal.mutate(messageToDelete);
          setMessageToDelete(null);
        }}
      >
        {texts.delete.text}
      </ConfirmDialog>
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
  const mark = ({ _id: id }: ReceivedMessage, change: MessageChange) => marking.mutate({ id, change });
  return { mark, askToDelete: setMessageToDelete, dialogs };
}
export type Inbox = ReturnType<typeof useInbox>;
