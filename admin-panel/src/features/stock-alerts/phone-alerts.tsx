import { type PhoneAlert, type PhoneAlertState } from '@shop/contract';
import { call, type CallAnswer, errorText } from '@shop/web-kit/api';
import { formatShortDate } from '@shop/web-kit/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { shopPaths } from '#shared/paths.ts';
import { shopQuery } from '#shared/shop-queries.ts';
import { TOAST_MS, toastFailure, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
import { alertChat, titleOf, variantText } from './alert-chat.ts';
import { type AlertFilters, PHONE_ALERTS_KEY, phoneAlertsQuery } from './queries.ts';
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
function usePhoneAlerts() {
  const mark = useMark();
  const { ask: askToDelete, dialog } = useDeletion();
  async function tell(alert: PhoneAlert, told: boolean) {
    if (!(await mark(alert, told))) return;
    const undo = { label: texts.phones.undo, onClick: () => void mark(alert, !told) };
    toastWithUndo(told ? texts.phones.told : texts.phones.untold, TOAST_MS.undoChange, undo);
  }
  return { tell, askToDelete, dialog };
}
type PhoneAlertActions = Pick<ReturnType<typeof usePhoneAlerts>, 'tell' | 'askToDelete'>;

const tones: Record<PhoneAlertState, BadgeTone> = { due: 'warn', waiting: 'neutral', told: 'success' };

type RowProps = { alert: PhoneAlert; actions: PhoneAlertActions };
type ChatProps = { alert: PhoneAlert; isNext: boolean; label: string; onOpen: () => void };

function Chat({ alert, isNext, label, onOpen }: ChatProps) {
  const { data: shop } = useQuery(shopQuery);
  const href = alertChat(alert, shop?.brand ?? '', window.location.origin);
  if (!href) return <p className="self-center text-sm text-muted">{texts.phones.noChat}</p>;
  return (
    <ChatButton
      size="sm"
      variant={isNext ? 'primary' : 'secondary'}
      href={href}
      aria-label={label}
      onClick={onOpen}
    >
      {texts.phones.chat}
    </ChatButton>
  );
}

function Actions({ alert, actions }: RowProps) {
  // The next step stands out: the chat at first, and the mark once the chat was opened.
  const [hasWritten, setHasWritten] = useState(false);
  const isDue = alert.state === 'due';
  const labelOf = (action: string) => texts.phones.of(action, alert.phone, titleOf(alert));
  const tell = alert.state === 'told' ? texts.phones.untell : texts.phones.tell;
  return (
    <div className="flex flex-wrap gap-2">
      <Chat
        alert={alert}
        isNext={isDue && !hasWritten}
        label={labelOf(texts.phones.chat)}
        onOpen={() => setHasWritten(true)}
      />
      <IfCan call="markPhoneAlert">
        {(isDue || hasWritten || alert.state === 'told') && (
          <Button
            size="sm"
            variant={isDue && hasWritten ? 'primary' : 'secondary'}
            aria-label={labelOf(tell)}
            onClick={() => void actions.tell(alert, alert.state !== 'told')}
          >
            {tell}
          </Button>
        )}
      </IfCan>
      <IfCan call="deletePhoneAlert">
        <Button
          icon="trash-2"
          size="sm"
          variant="danger-ghost"
          aria-label={labelOf(texts.delete.button)}
          onClick={() => actions.askToDelete(alert)}
        >
          {texts.delete.button}
        </Button>
      </IfCan>
    </div>
  );
}

/** A shopper who waits for a variant, with what staff can do for her. */
function PhoneAlertRow({ alert, actions }: RowProps) {
  const { product, phone, state, stock, createdAt } = alert;
  const facts = [variantText(alert), texts.stock(stock)].filter(Boolean).join(' · ');
  return (
    <li className="space-y-3 px-5 py-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-semibold break-words">
            {product.title ? (
              <a
                href={shopPaths.product(product._id)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center hover:underline sm:min-h-8"
              >
                {product.title}
              </a>
            ) : (
              texts.deletedProduct
            )}
          </h3>
          <Badge tone={tones[state]}>{texts.phones.state[state]}</Badge>
        </div>
        <p className="text-sm break-words text-muted">{facts}</p>
      </div>
      <p className="text-sm">
        <span className="font-semibold tabular-nums">{phone}</span>{' '}
        <span className="text-muted">{`· ${texts.since(formatShortDate(createdAt))}`}</span>
      </p>
      <Actions alert={alert} actions={actions} />
    </li>
  );
}

export type AlertListProps = { filters: AlertFilters; onFilters: SetFilters<AlertFilters> };

// Those who wait for staff come first.
const STATES = ['due', 'waiting', 'told'] as const satisfies readonly PhoneAlertState[];
const views = [
  { value: '' as const, label: texts.phones.all },
  ...STATES.map((value) => ({ value, label: texts.phones.states[value] })),
];

/** Lists the shoppers whom staff tell by WhatsApp, those due first. */
export function PhoneAlerts({ filters, onFilters }: AlertListProps) {
  const query = useQuery(phoneAlertsQuery(filters));
  const { dialog, ...actions } = usePhoneAlerts();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <SectionCard title={texts.phones.title} className="overflow-clip" bodyClassName="p-0">
      <FilteredList
        texts={texts.phones}
        views={views}
        icon="bell"
        filters={filters}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page, awaitedPage: filters.awaitedPage })}
        query={query}
        totals={data && { total: data.totalAlerts, totalPages: data.totalPages }}
      >
        {data?.alerts.map((alert) => (
          <PhoneAlertRow key={alert._id} alert={alert} actions={actions} />
        ))}
      </FilteredList>
      {dialog}
    </SectionCard>
  );
}
