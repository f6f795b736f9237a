import { type ClientDetail, joinClients, separateClients } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { toastFailure } from '#shared/toasts.ts';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts as listTexts } from '../texts.ts';
import { texts } from './texts.ts';

type Other = Pick<ClientDetail['similar'][number], '_id' | 'name' | 'phone' | 'email'>;
type Pair = { client: ClientDetail; other: Other };
type ClientProps = { client: ClientDetail };

const t = texts.same;

const nameOf = ({ name }: Other): string => name || listTexts.noName;
const contactOf = ({ phone, email }: Other): string => [phone, email].filter(Boolean).join(' · ');

const inputOf = ({ client, other }: Pair) => ({ params: { id: client._id }, body: { other: other._id } });

const outcome = {
  // The button that asked is gone once the page shows the change.
  done: () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus(),
  failed: t.failed,
  tell: toastFailure,
};

const joining = rowAction(joinClients, inputOf, {
  ...outcome,
  text: t.join,
  label: ({ other }) => t.joinWith(nameOf(other)),
  question: ({ other }) => ({
    title: t.joinTitle(nameOf(other)),
    text: t.joinText,
    confirmLabel: t.join,
    tone: 'primary',
  }),
  success: t.joined,
});

const separating = rowAction(separateClients, inputOf, {
  ...outcome,
  text: t.separate,
  label: ({ other }) => t.separateFrom(nameOf(other)),
  question: ({ other }) => ({
    title: t.separateTitle(nameOf(other)),
    text: t.separateText,
    confirmLabel: t.separate,
    tone: 'primary',
  }),
  success: t.separated,
});

/** Names the clients who may be the same person; joining them is the staff's decision. */
export const SimilarClients = ({ client }: ClientProps) =>
  client.similar.length === 0 ? null : (
    <Banner tone="info">
      <p>{t.text}</p>
      <ul className="my-1 space-y-2">
        {client.similar.map((other) => (
          <li key={other._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">
              <Link
                to={paths.client(other._id)}
                className="inline-flex min-h-11 items-center text-wine underline underline-offset-4 sm:min-h-6"
              >
                {nameOf(other)}
              </Link>{' '}
              <span className="text-sm font-normal break-all text-muted">{contactOf(other)}</span>
            </span>
            <ActionButton row={{ client, other }} action={joining} />
          </li>
        ))}
      </ul>
      <p className="text-sm font-normal">{t.why}</p>
    </Banner>
  );

/** Lists the clients whom staff joined with this one, and takes a joining back. */
export const JoinedClients = ({ client }: ClientProps) =>
  client.joined.length === 0 ? null : (
    <SectionCard title={t.title}>
      <ul className="divide-y divide-line">
        {client.joined.map((other) => (
          <li key={other._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="font-medium break-words">{nameOf(other)}</p>
              <p className="text-sm break-all text-muted">{contactOf(other)}</p>
              <p className="text-sm text-muted">{t.by(other.by, formatDateTime(other.at))}</p>
            </div>
            <ActionButton row={{ client, other }} action={separating} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
