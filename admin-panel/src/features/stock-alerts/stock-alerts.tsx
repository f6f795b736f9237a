import {
  type AnswerOf,
  deletePhoneAlert,
  listPhoneAlerts,
  markPhoneAlert,
  MESSAGES_PAGE_SIZE,
  type PhoneAlert,
  type PhoneAlertState,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatShortDate } from '@shop/web-kit/format';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';
import { type SetFilters, useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { shopPaths } from '#shared/paths.ts';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { ResourceList, StateChoice } from '#shared/resource/list.tsx';
import { Page, RefreshButton } from '#shared/resource/page.tsx';
import { keyOf, nounOf, queryOf } from '#shared/resource/query.ts';
import { shopQuery } from '#shared/shop-queries.ts';
import { TOAST_MS, toastFailure, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { alertChat, titleOf, variantText } from './alert-chat.ts';
import { AwaitedVariants } from './awaited-variants.tsx';
import { texts } from './texts.ts';

const KEY = nounOf(listPhoneAlerts);
const PHONES_KEY = keyOf(listPhoneAlerts);

// Those who wait for staff come first.
const STATES = ['due', 'waiting', 'told'] as const satisfies readonly PhoneAlertState[];
const stateTexts = { due: 'para-avisar', waiting: 'esperan', told: 'avisadas' };
const filterSchema = {
  state: choiceParam('estado', stateTexts, ''),
  page: pageParam,
  /** Page of the awaited variants, which stand below the alerts. */
  awaitedPage: { ...pageParam, name: 'esperado' },
};
type Filters = FiltersOf<typeof filterSchema>;

type AlertPage = AnswerOf<typeof listPhoneAlerts>;
type Mark = { alert: PhoneAlert; told: boolean; isUndo?: boolean };

const stateAfter = ({ alert, told }: Mark): PhoneAlert['state'] =>
  told ? 'told' : alert.stock > 0 ? 'due' : 'waiting';

const show = (client: QueryClient, { _id }: PhoneAlert, state: PhoneAlert['state']) =>
  client.setQueriesData<AlertPage>(
    { queryKey: PHONES_KEY },
    (page) =>
      page && { ...page, alerts: page.alerts.map((one) => (one._id === _id ? { ...one, state } : one)) },
  );

/** Marks alerts at once in the lists on screen, which can be undone for a while. */
function useTell() {
  const { mutate } = useAction<unknown, Mark>({
    run: ({ alert: { _id: id }, told }) => call(markPhoneAlert, { params: { id }, body: { told } }),
    begin: async (mark, client) => {
      // A list that is still loading would overwrite what is shown now.
      await client.cancelQueries({ queryKey: PHONES_KEY });
      show(client, mark.alert, stateAfter(mark));
      return () => show(client, mark.alert, mark.alert.state);
    },
    done: (_answer, { input: { alert, told, isUndo } }) => {
      if (isUndo) return;
      const onClick = () => mutate({ alert, told: !told, isUndo: true });
      const text = told ? texts.phones.told : texts.phones.untold;
      toastWithUndo(text, TOAST_MS.undoChange, { label: texts.phones.undo, onClick, of: alert.phone });
    },
    failed: texts.phones.changeFailed,
    tell: toastFailure,
    settled: (client) => void client.invalidateQueries({ queryKey: KEY }),
  });
  return (alert: PhoneAlert, told: boolean) => mutate({ alert, told });
}

const labelOf = (action: string, alert: PhoneAlert) => texts.phones.of(action, alert.phone, titleOf(alert));

const removal = rowAction(deletePhoneAlert, ({ _id: id }: PhoneAlert) => ({ params: { id } }), {
  icon: 'trash-2',
  variant: 'danger-ghost',
  text: texts.delete.button,
  label: (alert) => labelOf(texts.delete.button, alert),
  question: (alert) => ({
    title: texts.delete.title(titleOf(alert)),
    text: texts.delete.text(alert.phone),
    confirmLabel: texts.delete.confirm,
  }),
  success: texts.delete.done,
  failed: texts.delete.failed,
  tell: toastFailure,
});

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

function Actions({ alert }: { alert: PhoneAlert }) {
  // The next step stands out: the chat at first, and the mark once the chat was opened.
  const [hasWritten, setHasWritten] = useState(false);
  const tell = useTell();
  const isDue = alert.state === 'due';
  const isTold = alert.state === 'told';
  const text = isTold ? texts.phones.untell : texts.phones.tell;
  return (
    <div className="flex flex-wrap gap-2">
      <Chat
        alert={alert}
        isNext={isDue && !hasWritten}
        label={labelOf(texts.phones.chat, alert)}
        onOpen={() => setHasWritten(true)}
      />
      <IfCan call="markPhoneAlert">
        {(isDue || hasWritten || isTold) && (
          <Button
            size="sm"
            variant={isDue && hasWritten ? 'primary' : 'secondary'}
            aria-label={labelOf(text, alert)}
            onClick={() => tell(alert, !isTold)}
          >
            {text}
          </Button>
        )}
      </IfCan>
      <ActionButton row={alert} action={removal} />
    </div>
  );
}

const tones: Record<PhoneAlertState, BadgeTone> = { due: 'warn', waiting: 'neutral', told: 'success' };

/** A shopper who waits for a variant, with what staff can do for her. */
function PhoneAlertRow({ alert }: { alert: PhoneAlert }) {
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
      <Actions alert={alert} />
    </li>
  );
}

/** Lists the shoppers whom staff tell by WhatsApp, those due first. */
function PhoneAlerts({ filters, onFilters }: { filters: Filters; onFilters: SetFilters<Filters> }) {
  const { state, page } = filters;
  const input = { page, limit: MESSAGES_PAGE_SIZE, ...(state && { state }) };
  const query = useQuery({
    ...queryOf(listPhoneAlerts, { query: input }),
    placeholderData: keepPreviousData,
  });
  const { title, none, filtered } = texts.phones.empty;
  return (
    <SectionCard title={texts.phones.title} className="overflow-clip" bodyClassName="p-0">
      <StateChoice
        texts={texts.phones}
        states={STATES}
        value={state}
        onChoice={(next) => onFilters({ state: next })}
      />
      <ResourceList
        query={query}
        rows={({ alerts }) => alerts}
        total={({ totalAlerts }) => totalAlerts}
        texts={texts.phones}
        empty={{ icon: 'bell', title, text: state ? filtered : none }}
        page={page}
        onPage={onFilters}
      >
        {(alert) => <PhoneAlertRow key={alert._id} alert={alert} />}
      </ResourceList>
    </SectionCard>
  );
}

/** Shows who waits for a product, and what is awaited most. */
export function StockAlerts() {
  const { filters, setFilters } = useListFilters(filterSchema);
  const { state, page, awaitedPage } = filters;
  return (
    <Page texts={texts} actions={<RefreshButton queryKey={KEY}>{texts.refresh}</RefreshButton>}>
      <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr] *:min-w-0">
        <PhoneAlerts key={state} filters={filters} onFilters={setFilters} />
        <AwaitedVariants
          page={awaitedPage}
          onPage={({ page: next = 1 }, options) => setFilters({ awaitedPage: next, page }, options)}
        />
      </div>
    </Page>
  );
}
