import { useCallback, useEffect, useState } from 'react';

// Insecure contexts and pages without permission have no clipboard API.
function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

export function useCopy(ms: number) {
  const [copied, setCopied] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), ms);
    return () => clearTimeout(timer);
  }, [copied, ms]);
  const copy = useCallback(async (text: string) => {
    if (await copyText(text)) setCopied({ text });
  }, []);
  return { copied: copied?.text ?? null, copy };
}
