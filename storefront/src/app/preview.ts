import type { QueryClient } from '@tanstack/react-query';
import type { SiteContent } from '@shop/contract';
import { contentQuery } from '#shared/content-queries.ts';

type DraftMessage = { type: 'content-draft'; content: SiteContent };

const isDraft = (data: unknown): data is DraftMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'content-draft' &&
  'content' in data;

const post = (message: object) => window.parent.postMessage(message, window.location.origin);

function blockOf(target: EventTarget | null): string | undefined {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-content-block]') : null;
  return block?.dataset.contentBlock;
}

/** Follows the editor's drafts and reports clicked blocks; only messages of this very origin count. */
export function startPreview(client: QueryClient): () => void {
  const { queryKey } = contentQuery();
  const show = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent || !isDraft(data)) return;
    client.setQueryData(queryKey, (shown) => ({ ...shown, ...data.content }) as SiteContent);
  };
  const report = (event: MouseEvent) => {
    const block = blockOf(event.target);
    if (block) post({ type: 'content-block', block });
  };
  window.addEventListener('message', show);
  document.addEventListener('click', report, true);
  post({ type: 'content-preview-ready' });
  return () => {
    window.removeEventListener('message', show);
    document.removeEventListener('click', report, true);
  };
}
