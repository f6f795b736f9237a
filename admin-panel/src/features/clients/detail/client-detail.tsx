import {
  ADMIN_ORDERS_PAGE_SIZE,
  type ClientDetail as Client,
  CONSENT_WAY_LABELS,
  type ConsentWay,
  type ClientChange,
  updateClient,
} from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { OtherNotes, useNotesEdit } from '#shared/edit-session/other-notes.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { texts as listTexts } from '../texts.ts';
import { ContactPanel, KeysPanel, TotalsPanel } from './facts-panels.tsx';
import { JoinedClients, SimilarClients } from './same-person.tsx';
import { texts } from './texts.ts';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nounOf } from '#shared/resource/query.ts';
import { toast, toastFailure } from '#shared/toasts.ts';

type ChangeTexts = { saved: string; failed: (why: string) => string };

/** Saves notes or consent of a client; resolves to whether they were saved. */
function useChangeClient({ _id: id }: Client) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: ClientChange) => call(updateClient, { params: { id }, body }),
    // Awaited, so that the form sees the stored version before it goes on.
    onSettled: () => client.invalidateQueries({ queryKey: nounOf(updateClient) }),
  });
  const run = (body: ClientChange, { saved, failed }: ChangeTexts): Promise<boolean> =>
    mutateAsync(body).then(
      () => {
        toast.success(saved);
        return true;
      },
      (error: unknown) => {
        toastFailure(failed(errorText(error)));
        return false;
      },
    );
  return {
    isChanging: isPending,
    saveNotes: (notes: string, seenNotes: string) => run({ notes, seenNotes }, texts.notes),
    saveConsent: (consent: NonNullable<ClientChange['consent']> | null) => run({ consent }, texts.consent),
  };
}

/** Edits the staff's notes; notes that another person saved meanwhile are shown instead of overwritten. */
function NotesPanel({ client }: { client: Client }) {
  const { saveNotes, isChanging } = useChangeClient(client);
  const session = useNotesEdit(client.notes);
  const { form, values, baseVersion, isDirty } = session;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await saveNotes(values.notes, baseVersion)) session.acceptSaved(values, values.notes);
  };
  return (
    <SectionCard title={texts.notes.title}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field label={texts.notes.label} hint={texts.notes.hint} hideLabel>
          {(control) => <Textarea {...control} {...form.register('notes')} rows={4} maxLength={2000} />}
        </Field>
        <OtherNotes session={session} />
        <Button
          type="submit"
          variant="primary"
          busy={isChanging}
          busyLabel={texts.notes.saving}
          disabled={!isDirty}
        >
          {texts.notes.save}
        </Button>
      </form>
      <LeaveGuard dirty={isDirty && !isChanging} />
    </SectionCard>
  );
}

/** Shows the notes to people who may not change them. */
const NotesText = ({ client: { notes } }: { client: Client }) => (
  <SectionCard title={texts.notes.title}>
    <p className="break-words whitespace-pre-line">{notes || texts.notes.none}</p>
  </SectionCard>
);

const t = texts.consent;
const WAYS = Object.keys(CONSENT_WAY_LABELS) as ConsentWay[];

function stateText({ consent }: Client): string {
  if (!consent) return t.none;
  return consent.how ? t.agreed(CONSENT_WAY_LABELS[consent.how]) : t.withdrawn;
}

/** Says whether a client agreed to receive news, how and who noted it; one tap changes it. */
function ConsentPanel({ client }: { client: Client }) {
  const { saveConsent, isChanging } = useChangeClient(client);
  const { consent } = client;
  return (
    <SectionCard title={t.title}>
      <p role="status" className="font-medium">
        {stateText(client)}
      </p>
      {consent && <p className="text-sm text-muted">{t.by(consent.by, formatDateTime(consent.at))}</p>}
      <IfCan call="updateClient">
        {client.consents ? (
          <Button size="sm" className="mt-3" busy={isChanging} onClick={() => void saveConsent(null)}>
            {t.withdraw}
          </Button>
        ) : (
          <>
            <p className="mt-3 text-sm text-muted">{t.agree}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {WAYS.map((way) => (
                <Button key={way} size="sm" disabled={isChanging} onClick={() => void saveConsent(way)}>
                  {t.way(CONSENT_WAY_LABELS[way])}
                </Button>
              ))}
            </div>
          </>
        )}
      </IfCan>
    </SectionCard>
  );
}

type ClientOrdersProps = { client: Client; page: number; onPage: (page: number) => void };

/** Lists the orders of a client in pages, cancelled ones included. */
const ClientOrders = ({ client, page, onPage }: ClientOrdersProps) => (
  <SectionCard title={texts.orders.title} bodyClassName="px-0 pb-0" className="overflow-clip">
    {client.history.length === 0 ? (
      <p className="px-5 pb-5 text-muted">{texts.orders.none}</p>
    ) : (
      <ul className="divide-y divide-line border-t border-line">
        {client.history.map((order) => (
          <li key={order._id} className="flex items-center justify-between gap-x-4 px-5 py-2">
            <div className="min-w-0">
              <Link
                to={paths.order(order._id)}
                className="inline-flex min-h-11 items-center font-semibold text-wine underline-offset-4 hover:underline sm:min-h-6"
              >
                {`#${order.orderNumber}`}
              </Link>
              <p className="text-xs text-muted">{formatDateTime(order.createdAt)}</p>
            </div>
            <div className="flex flex-col-reverse items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
              <StatusBadge status={order.status} short />
              <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
    <Pagination
      page={page}
      pageSize={ADMIN_ORDERS_PAGE_SIZE}
      total={client.totalOrders}
      totalPages={client.totalPages}
      onPage={onPage}
      showing={texts.orders.showing}
    />
  </SectionCard>
);

type ClientDetailProps = { client: Client; page: number; onPage: (page: number) => void };

export const ClientDetail = ({ client, page, onPage }: ClientDetailProps) => (
  <>
    <PageHeader title={client.name || listTexts.noName} back={{ to: paths.clients, label: texts.back }} />
    <div className="space-y-4">
      <SimilarClients client={client} />
      {/* On phones the totals come before what staff note. */}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ContactPanel client={client} />
        <TotalsPanel client={client} />
        <div className="space-y-4">
          <IfCan call="updateClient" otherwise={<NotesText client={client} />}>
            <NotesPanel client={client} />
          </IfCan>
          <ConsentPanel client={client} />
        </div>
        <div className="space-y-4">
          <ClientOrders client={client} page={page} onPage={onPage} />
          <KeysPanel client={client} />
          <JoinedClients client={client} />
        </div>
      </div>
    </div>
  </>
);
