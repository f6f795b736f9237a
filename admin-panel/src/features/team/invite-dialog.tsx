import { type InvitationAnswer, type InvitationDraft } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { teamQuery } from './queries.ts';
import { RoleField } from './role-field.tsx';
import { texts } from './texts.ts';

const t = texts.invite;
const EMPTY: InvitationDraft = { username: '', email: '', staffRole: 'vendedora' };

type InviteProps = { onInvited: (made: InvitationAnswer) => void; onClose: () => void };

/** Asks whom to invite; what was typed stays when the server refuses it. */
export function InviteDialog({ onInvited, onClose }: InviteProps) {
  const [draft, setDraft] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useAction({
    run: (body: InvitationDraft) => call('inviteStaff', { body }),
    done: onInvited,
    settled: (client) => client.invalidateQueries(teamQuery),
  });
  const faults = faultsByPath(error);
  const edit = (part: Partial<InvitationDraft>) => {
    reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <FormDialog
      width="sm"
      title={t.title}
      submitLabel={t.save}
      busy={isPending}
      onSubmit={() => mutate(draft)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={faults.username}
          autoComplete="off"
          maxLength={60}
          value={draft.username}
          onValue={(username) => edit({ username })}
        />
        <TextField
          label={t.email}
          hint={t.emailHint}
          error={faults.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.email}
          onValue={(email) => edit({ email })}
        />
        <RoleField label={t.role} role={draft.staffRole} onRole={(staffRole) => edit({ staffRole })} />
        {error && Object.keys(faults).length === 0 && <ErrorNotice message={errorText(error, t.failed)} />}
      </div>
    </FormDialog>
  );
}
