import { messages } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

export function ResetInteractions() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const reset = useMutation({
    mutationFn: () => call('resetInteractions'),
    onSuccess: () => {
      toast.success(texts.resetDone);
      void queries.invalidateQueries({ queryKey: ['interactions'] });
    },
    onError: (error) =>
      setFailure(errorText(error, { failed: texts.resetFailed, failedRetry: messages.network })),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button icon="rotate-ccw" size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {texts.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.resetTitle}
        confirmLabel={texts.resetConfirm}
        busy={reset.isPending}
        busyLabel={texts.resetting}
        onConfirm={() => reset.mutate()}
      >
        {texts.resetQuestion}
      </ConfirmDialog>
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
}
