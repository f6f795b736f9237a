import { messages } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useState } from 'react';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { Button } from '#ui/button.tsx';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

export function ResetInteractions() {
  const [failure, setFailure] = useState<string | null>(null);
  const { ask, dialog } = useConfirmedAction({
    question: {
      title: texts.resetTitle,
      text: texts.resetQuestion,
      confirmLabel: texts.resetConfirm,
      busyLabel: texts.resetting,
    },
    run: () => call('resetInteractions'),
    success: texts.resetDone,
    done: (_answer, { client }) => void client.invalidateQueries({ queryKey: ['interactions'] }),
    failed: { failed: texts.resetFailed, failedRetry: messages.network },
    tell: setFailure,
  });
  return (
    <>
      <Button icon="rotate-ccw" size="sm" variant="ghost" onClick={() => ask()}>
        {texts.reset}
      </Button>
      {dialog}
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
}
