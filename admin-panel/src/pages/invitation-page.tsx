import { type OpenedInvitation, staffMessages } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { InvitationForm } from '#features/invitation/invitation-form.tsx';
import { texts } from '#features/invitation/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

function Frame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-10">
      <div className="w-full max-w-sm">
        <img
          src={`${import.meta.env.BASE_URL}icon.svg`}
          alt=""
          width="52"
          height="52"
          className="mx-auto mb-3"
        />
        <h1 className="mb-6 text-center text-2xl font-semibold tracking-tight">{title}</h1>
        <div className="rounded-panel border border-line bg-panel p-6">{children}</div>
      </div>
    </main>
  );
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
    queryKey: ['invitation', token],
    queryFn: async () => (await call('readInvitation', { body: { token } })).invitation,
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
