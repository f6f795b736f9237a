import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';

const PARAMETER = 'vista-previa';

const isPreview = () =>
  window.parent !== window && new URLSearchParams(window.location.search).get(PARAMETER) === '1';

/** Inside the back office's editor the page shows the draft it is sent, and says which block was clicked. */
export function usePreview(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isPreview()) return;
    const loading = import('./editor-preview.ts').then(({ startPreview }) => startPreview(client));
    return () => void loading.then((stop) => stop());
  }, [client]);
}
