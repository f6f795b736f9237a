import {
  type AnswerOf,
  deleteMessage,
  listCases,
  markMessage,
  type MessageChange,
  type ReceivedMessage,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { keyOf, nounOf } from '#shared/resource/query.ts';
import { dueCasesQuery } from '#shared/shop-queries.ts';
import { texts } from './texts.ts';

type Page = AnswerOf<typeof listCases>;

// Updates in place: the message being read must stay in a list of unread ones.
const replaceMessage = (client: QueryClient, changed: ReceivedMessage) =>
  client.setQueriesData<Page>(
    { queryKey: keyOf(listCases) },
    (page) =>
      page && {
        ...page,
        entries: page.entries.map((one) =>
          one.message?._id === changed._id ? { ...one, message: changed } : one,
        ),
      },
  );

/** Marks and deletes messages; a failure is told in a dialog. */
export function useInbox() {
  const [failure, setFailure] = useState<string | null>(null);
  const marking = useAction({
    run: ({ id, change }: { id: string; change: MessageChange }) =>
      call(markMessage, { params: { id }, body: change }),
    done: ({ received }, { client }) => replaceMessage(client, received),
    failed: texts.changeFailed,
    tell: setFailure,
    settled: (client) => client.invalidateQueries(dueCasesQuery),
  });
  const removal = useAction({
    run: ({ _id: id }: ReceivedMessage) => call(deleteMessage, { params: { id } }),
    success: texts.delete.done,
    failed: texts.delete.failed,
    tell: setFailure,
    invalidates: nounOf(listCases),
  });
  const question = useQuestion(
    ({ name }: ReceivedMessage) => ({
      title: texts.delete.title(name),
      text: texts.delete.text,
      confirmLabel: texts.delete.confirm,
    }),
    removal.mutate,
  );
  const dialogs = (
    <>
      {question.dialog}
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
  const mark = ({ _id: id }: ReceivedMessage, change: MessageChange) => marking.mutate({ id, change });
  return { mark, askToDelete: question.ask, dialogs };
}
export type Inbox = ReturnType<typeof useInbox>;
