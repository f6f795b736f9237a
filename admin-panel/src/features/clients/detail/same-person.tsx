import { type ClientDetail } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts as listTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { useJoinClients } from './use-change-client.ts';

type Other = ClientDetail['similar'][number];
type ClientProps = { client: ClientDetail };

const t = texts.same;

const nameOf = ({ name }: Other): string => name || listTexts.noName;
const contactOf = ({ phone, email }: Other): string => [phone, email].filter(Boolean).join(' · ');

// The button that asked is gone once the page shows the change.
const focusHeading = () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();

type Words = { title: (name: string) => string; text: string; confirmLabel: string };

const useOtherQuestion = ({ title, ...words }: Words, onConfirm: (id: string) => Promise<boolean>) =>
  useQuestion(
    (other: Other) => ({ ...words, title: title(nameOf(other)), tone: 'primary' }),
    ({ _id: id }) => onConfirm(id).then((isDone) => isDone && focusHeading()),
  );

/** Names the clients who may be the same person; joining them is the staff's decision. */
export function SimilarClients({ client }: ClientProps) {
  const { join, isJoining } = useJoinClients(client);
  const words = { title: t.joinTitle, text: t.joinText, confirmLabel: t.join };
  const { ask, dialog } = useOtherQuestion(words, join);
  return (
    <>
      {client.similar.length > 0 && (
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
                <IfCan call="joinClients">
                  <Button
                    size="sm"
                    disabled={isJoining}
                    aria-label={t.joinWith(nameOf(other))}
                    onClick={() => ask(other)}
                  >
                    {t.join}
                  </Button>
                </IfCan>
              </li>
            ))}
          </ul>
          <p className="text-sm font-normal">{t.why}</p>
        </Banner>
      )}
      {dialog}
    </>
  );
}

/** Lists the clients whom staff joined with this one, and takes a joining back. */
export function JoinedClients({ client }: ClientProps) {
  const { separate, isJoining } = useJoinClients(client);
  const words = { title: t.separateTitle, text: t.separateText, confirmLabel: t.separate };
  const { ask, dialog } = useOtherQuestion(words, separate);
  return (
    <>
      {client.joined.length > 0 && (
        <SectionCard title={t.title}>
          <ul className="divide-y divide-line">
            {client.joined.map((other) => (
              <li
                key={other._id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <div className="min-w-0">
                  <p className="font-medium break-words">{nameOf(other)}</p>
                  <p className="text-sm break-all text-muted">{contactOf(other)}</p>
                  <p className="text-sm text-muted">{t.by(other.by, formatDateTime(other.at))}</p>
                </div>
                <IfCan call="separateClients">
                  <Button
                    size="sm"
                    disabled={isJoining}
                    aria-label={t.separateFrom(nameOf(other))}
                    onClick={() => ask(other)}
                  >
                    {t.separate}
                  </Button>
                </IfCan>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {dialog}
    </>
  );
}
