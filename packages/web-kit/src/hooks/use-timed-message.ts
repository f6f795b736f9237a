import { useCallback, useEffect, useState } from 'react';

export function useTimedMessage(ms: number) {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const show = useCallback((text: string) => setShown({ text }), []);
  const hide = useCallback(() => setShown(null), []);
  return { message: shown?.text ?? null, show, hide };
}
