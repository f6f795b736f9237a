import { ApiError, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { texts } from './texts.ts';

export type ChangeFaults = { currentPassword?: string; code?: string; notice?: string };

function faultsOf(error: unknown): ChangeFaults {
  const [fault] = error instanceof ApiError ? error.errors : [];
  if (fault?.path === 'currentPassword' || fault?.path === 'code') return { [fault.path]: fault.message };
  const { failed } = texts;
  return { notice: errorText(error, { failed, failedRetry: failed }) };
}

/** Sends a change that needs password or code; what is wrong is shown beside its field. */
export function useProtectedChange() {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<ChangeFaults>({});
  const send = async (change: () => Promise<void>) => {
    setBusy(true);
    setFaults({});
    try {
      await change();
    } catch (error) {
      setFaults(faultsOf(error));
    }
    setBusy(false);
  };
  return { busy, faults, send };
}
