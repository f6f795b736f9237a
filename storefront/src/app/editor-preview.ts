import type { QueryClient } from '@tanstack/react-query';
import type { SiteContent } from '@shop/contract';
import { contentQuery } from '#shared/content/content-queries.ts';
import { withDrawnIcons } from '#shared/content/icon-fallbacks.ts';

type DraftMessage = { type: 'content-draft'; content: SiteContent };

const isDraft = (data: unknown): data is DraftMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'content-draft' &&
  'content' in data;

const post = (message: object) => window.parent.postMessage(message, window.location.origin);

const MAX_TEXT = 2000;

/** What the clicked part says, from the innermost outwards: the editor finds its field by these words. */
function wordsOf(target: Element): string[] {
  const words: string[] = [];
  for (let part: Element | null = target; part && part !== document.body; part = part.parentElement) {
    const said = (part instanceof HTMLImageElement ? part.alt : (part.textContent ?? '')).trim();
    if (said.length > MAX_TEXT) break;
    if (said !== '' && said !== words.at(-1)) words.push(said);
    if (part.hasAttribute('data-content-block')) break;
  }
  return words;
}

function clickedBlock(target: Element) {
  const block = target.closest<HTMLElement>('[data-content-block]')?.dataset.contentBlock ?? '';
  return { type: 'content-block', block, words: wordsOf(target), path: window.location.pathname };
}

// The part under the pointer shows that it can be pressed.
const OUTLINE = '[data-content-block]:hover { outline: 2px dashed #7a1f3a; outline-offset: -2px; }';

function outlineBlocks(): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.sheet?.insertRule(OUTLINE);
  return () => style.remove();
}

// A page that asks for the published texts again would otherwise take the draft away.
function keepDraft(client: QueryClient, show: () => void): () => void {
  const [prefix] = contentQuery().queryKey;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== prefix) return;
    if (event.action.type === 'success' && !event.action.manual) queueMicrotask(show);
  });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

// Looking at the texts must neither order nor write anything, nor leave the page that is being looked at.
function keepFromSending(event: Event): void {
  if (event.target instanceof Element && event.target.closest('main')) hold(event);
}

/** Follows the editor's drafts and reports clicked blocks; only messages of this very origin count. */
export function startPreview(client: QueryClient): () => void {
  const { queryKey } = contentQuery();
  let draft: SiteContent | null = null;
  const show = () => {
    if (draft) client.setQueryData(queryKey, (shown) => ({ ...shown, ...draft }) as SiteContent);
  };
  const take = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== window.parent || !isDraft(data)) return;
    draft = withDrawnIcons(data.content);
    show();
  };
  const report = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    // Where its link leads would take the focus back from the field.
    if (event.target.closest('[data-content-block] a[href]')) hold(event);
    post(clickedBlock(event.target));
  };
  window.addEventListener('message', take);
  document.addEventListener('click', report, true);
  document.addEventListener('submit', keepFromSending, true);
  const ends = [keepDraft(client, show), outlineBlocks()];
  // Parts that wait for a shopper's touch would go blank at the first draft: here they come at once.
  window.dispatchEvent(new Event('pointerdown'));
  post({ type: 'content-preview-ready' });
  return () => {
    window.removeEventListener('message', take);
    document.removeEventListener('click', report, true);
    document.removeEventListener('submit', keepFromSending, true);
    ends.forEach((end) => end());
  };
}
