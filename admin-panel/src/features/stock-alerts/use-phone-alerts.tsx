import { type PhoneAlert } from '@shop/contract';
import { type CallAnswer, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { TOAST_MS, toastFailure, toastWithUndo } from '#shared/toasts.ts';
import { titleOf } from './alert-chat.ts';
import { PHONE_ALERTS_KEY } from './queries.ts';
import { texts } from './texts.ts';

type Page = CallAnswer<'listPhoneAlerts'>;
type Mark = { alert: PhoneAlert; told: boolean };

const stateAfter = ({ alert, told }: Mark): PhoneAlert['state'] =>
  told ? 'told' : alert.stock > 0 ? 'due' : 'waiting';

/** Marks alerts at once in the lists on screen; a failure puts the former state back. */
function useMark() {
  const client = useQueryClient();
  const show = ({ _id }: PhoneAlert, state: PhoneAlert['state']) =>
    client.setQueriesData<Page>(
      { queryKey: PHONE_ALERTS_KEY },
      (page) =>
        page && { ...page, alerts: page.alerts.map((one) => (one._id === _id ? { ...one, state } : one)) },
    );
  const { mutateAsync } = useMutation({
    mutationFn: ({ alert: { _id: id }, told }: Mark) =>
      call('markPhoneAlert', { params: { id }, body: { told } }),
    onMutate: async (mark) => {
      // A list that is still loading would overwrite what is shown now.
      await client.cancelQueries({ queryKey: PHONE_ALERTS_KEY });
      show(mark.alert, stateAfter(mark));
    },
    onError: (error, { alert }) => {
      show(alert, alert.state);
      toastFailure(texts.phones.changeFailed(errorText(error)));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['stock-alerts'] }),
  });
  return (alert: PhoneAlert, told: boolean): Promise<boolean> =>
    mutateAsync({ alert, told }).then(
      () => true,
      () => false,
    );
}

function useDeletion() {
  const { mutate } = useAction({
    run: ({ _id: id }: PhoneAlert) => call('deletePhoneAlert', { params: { id } }),
    success: texts.delete.done,
    failed: texts.delete.failed,
    tell: toastFailure,
    settled: (client) => void client.invalidateQueries({ queryKey: ['stock-alerts'] }),
  });
  return useQuestion(
    (alert: PhoneAlert) => ({
      title: texts.delete.title(titleOf(alert)),
      text: texts.delete.text(alert.phone),
      confirmLabel: texts.delete.confirm,
    }),
    mutate,
  );
}

/** Marks and deletes alerts by phone; a mark can be undone for a while. */
export function usePhoneAlerts() {
  const mark = useMark();
  const { ask: askToDelete, dialog } = useDeletion();
  async function tell(alert: PhoneAlert, told: boolean) {
    if (!(await mark(alert, told))) return;
    const undo = { label: texts.phones.undo, onClick: () => void mark(alert, !told) };
    toastWithUndo(told ? texts.phones.told : texts.phones.untold, TOAST_MS.undoChange, undo);
  }
  return { tell, askToDelete, dialog };
}
export type PhoneAlertActions = Pick<ReturnType<typeof usePhoneAlerts>, 'tell' | 'askToDelete'>;
