import { type OpenedInvitation, readInvitation, staffMessages } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { InvitationForm } from '#features/invitation/invitation-form.tsx';
import { texts } from '#features/invitation/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { EntryFrame } from '#ui/layout/entry-frame.tsx';

const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

function Frame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return <EntryFrame title={title}>{children}</EntryFrame>;
}

const Done = ({ message }: { message: string }) => (
  <div className="flex flex-col gap-4">
    <Banner tone="success">{message}</Banner>
    <Button variant="primary" asChild>
      <Link to={paths.login}>{texts.signIn}</Link>
    </Button>
  </div>
);

const titleOf = (invitation: OpenedInvitation | undefined): string =>
  !invitation ? texts.loadingTitle : invitation.resetsPassword ? texts.resetTitle : texts.title;

function Invitation({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const query = useQuery({
    ...queryOf(readInvitation, { body: { token } }, ({ invitation }) => invitation),
    retry: false,
    // The link works no more once it was used.
    enabled: message === null,
  });
  const content = () => {
    if (message !== null) return <Done message={message} />;
    if (query.isPending) return <LoadingScreen label={texts.loading} />;
    if (isGone(query.error)) return <ErrorNotice message={staffMessages.invitationInvalid} />;
    if (!query.data) return <LoadError query={query} message={errorText(query.error, texts.loadFailed)} />;
    return <InvitationForm token={token} invitation={query.data} onDone={setMessage} />;
  };
  return <Frame title={titleOf(query.data)}>{content()}</Frame>;
}

/** Opens the link of an invitation or for a new password; its token stands behind the '#', which no server sees. */
export function Component() {
  const token = useLocation().hash.slice(1);
  if (token) return <Invitation token={token} />;
  return (
    <Frame title={texts.loadingTitle}>
      <ErrorNotice message={texts.noToken} />
    </Frame>
  );
}
