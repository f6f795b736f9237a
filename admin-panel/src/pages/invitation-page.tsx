import { staffMessages } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { InvitationForm } from '#features/invitation/invitation-form.tsx';
import { texts } from '#features/invitation/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

const Done = () => (
  <div className="flex flex-col gap-4">
    <Banner tone="success">{staffMessages.invitationAccepted}</Banner>
    <Button variant="primary" asChild>
      <Link to={paths.login}>{texts.signIn}</Link>
    </Button>
  </div>
);

function Invitation({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await call('readInvitation', { body: { token } })).invitation,
    retry: false,
    // The link works no more once it was used.
    enabled: !isDone,
  });
  if (isDone) return <Done />;
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (isGone(query.error)) return <ErrorNotice message={staffMessages.invitationInvalid} />;
  if (!query.data) return <LoadError query={query} message={errorText(query.error, texts.loadFailed)} />;
  return <InvitationForm token={token} invitation={query.data} onDone={() => setIsDone(true)} />;
}

/** Opens the link of an invitation; its token stands behind the '#', which no server sees. */
export function Component() {
  usePageTitle(texts.pageTitle);
  const token = useLocation().hash.slice(1);
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
        <h1 className="mb-6 text-center text-2xl font-semibold tracking-tight">{texts.title}</h1>
        <div className="rounded-panel border border-line bg-panel p-6">
          {token ? <Invitation token={token} /> : <ErrorNotice message={texts.noToken} />}
        </div>
      </div>
    </main>
  );
}
