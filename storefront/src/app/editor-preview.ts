import type { QueryClient } from '@tanstack/react-query';
import type { SiteContent } from '@shop/contract';
import { contentQuery, replaceSizeGuides } from '#shared/content/content-queries.ts';
import { drawableContent } from '#shared/content/icon-fallbacks.ts';

type DraftMessage = { type: 'content-draft'; content: SiteContent };

const isDraft = (data: unknown): data is DraftMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'content-draft' &&
  'content' in data;

const post = (message: object) => window.parent.postMessage(message, window.location.origin);

const MAX_TEXT = 2000;

/** Returns the texts around the clicked element, innermost first: the editor finds its field by them. */
function listTexts(target: Element): string[] {
  const found: string[] = [];
  for (let part: Element | null = target; part && part !== document.body; part = part.parentElement) {
    const text = (part instanceof HTMLImageElement ? part.alt : (part.textContent ?? '')).trim();
    if (text.length > MAX_TEXT) break;
    if (text !== '' && text !== found.at(-1)) found.push(text);
    if (part.hasAttribute('data-content-block')) break;
  }
  return found;
}

function describeClick(target: Element) {
  const block = target.closest<HTMLElement>('[data-content-block]')?.dataset.contentBlock ?? '';
  return { type: 'content-block', block, words: listTexts(target), path: window.location.pathname };
}

const OUTLINE = '[data-content-block]:hover { outline: 2px dashed var(--color-wine); outline-offset: -2px; }';

function outlineBlocks(): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet?.insertRule(OUTLINE);
  return () => style.remove();
}

// A refetch of the published content would replace the draft.
function reapplyDraft(client: QueryClient, show: () => void): () => void {
  const [prefix] = contentQuery().queryKey;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== prefix) return;
    if (event.action.type === 'success' && !event.action.manual) queueMicrotask(show);
  });
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

// The preview must not send orders or messages.
function blockSubmit(event: Event): void {
  if (event.target instanceof Element && event.target.closest('main')) cancel(event);
}

/** Shows the editor's drafts and reports clicked blocks, with messages of the same origin only. */
export function startPreview(client: QueryClient): () => void {
  const { queryKey } = contentQuery();
  let draft: SiteContent | null = null;
  const show = () => {
    if (!draft) return;
    client.setQueryData(queryKey, (shown) => ({ ...shown, ...draft }) as SiteContent);
    replaceSizeGuides(client, draft.sizeGuides);
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent || !isDraft(data)) return;
    draft = drawableContent(data.content);
    show();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    // Following the link would take the focus from the editor's field.
    if (event.target.closest('[data-content-block] a[href]')) cancel(event);
    post(describeClick(event.target));
  };
  window.addEventListener('message', onMessage);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', blockSubmit, true);
  const stops = [reapplyDraft(client, show), outlineBlocks()];
  // Hydrates the deferred parts: a draft would blank those that still wait for an interaction.
  window.dispatchEvent(new Event('pointerdown'));
  post({ type: 'content-preview-ready' });
  return () => {
    window.removeEventListener('message', onMessage);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', blockSubmit, true);
    stops.forEach((stop) => stop());
  };
}
