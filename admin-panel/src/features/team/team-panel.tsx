import { type InvitationAnswer } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Lists the people of the staff and the open invitations. */
export function TeamPanel({ ownId }: { ownId: string }) {
  const query = useQuery(teamQuery);
  const [isInviting, setIsInviting] = useState(false);
  const [made, setMade] = useState<InvitationAnswer | null>(null);
  if (query.isPending) return <SkeletonRows rows={4} />;
  if (!query.data) return <LoadError query={query} message={errorText(query.error, texts.loadFailed)} />;
  const { staff, invitations } = query.data;
  return (
    <div className="space-y-4">
      <SectionCard
        title={texts.people}
        actions={
          <Button icon="plus" variant="primary" onClick={() => setIsInviting(true)}>
            {texts.invite.button}
          </Button>
        }
      >
        <ul className="divide-y divide-line">
          {staff.map((member) => (
            <MemberRow key={member._id} member={member} isSelf={member._id === ownId} onLink={setMade} />
          ))}
        </ul>
      </SectionCard>
      {invitations.length > 0 && (
        <SectionCard title={texts.invitations}>
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation._id} invitation={invitation} onLink={setMade} />
            ))}
          </ul>
        </SectionCard>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvited={(answer) => {
            setIsInviting(false);
            setMade(answer);
          }}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </div>
  );
}
