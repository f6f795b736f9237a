import type { SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Select } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { type Click } from './clicked-field.ts';
import { previewProductQuery } from './queries.ts';
import { texts } from './texts.ts';

type Props = {
  content: SiteContentInput;
  /** Called with what was clicked in the shop. */
  onClick: (click: Click) => void;
};

type Page = { path: string; label: string };
const HOME: Page = { path: '/', label: texts.preview.home };
const CHECKOUT: Page = { path: '/checkout', label: texts.preview.checkout };

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_CHOICES: { value: Width; label: string }[] = [
  { value: 'phone', label: texts.preview.phone },
  { value: 'desktop', label: texts.preview.desktop },
];

const isClick = (data: unknown): data is Click & { type: 'content-block' } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'content-block' &&
  'words' in data &&
  Array.isArray(data.words);

/** The pages of the shop that show the content; a product's only when there is one. */
function usePages(): Page[] {
  const product = useQuery(previewProductQuery).data;
  const pages = product ? [{ path: `/product/${product.slug}`, label: texts.preview.product }] : [];
  return [HOME, ...pages, CHECKOUT];
}

/** The real storefront beside the form, showing the unsaved draft; clicking a part leads to its field. */
export function LivePreview({ content, onClick }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const [width, setWidth] = useState<Width>('phone');
  const [page, setPage] = useState(HOME.path);
  const clicked = useEffectEvent(onClick);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (isClick(data)) clicked(data);
      else setReady((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  // Typing would post the whole content at each key: a short pause is enough for the eye.
  useEffect(() => {
    const post = () =>
      frame.current?.contentWindow?.postMessage({ type: 'content-draft', content }, window.location.origin);
    const timer = setTimeout(post, 150);
    return () => clearTimeout(timer);
  }, [content, ready]);

  return (
    <section
      aria-label={texts.preview.title}
      className="flex min-w-0 flex-col gap-2 self-start max-xl:order-first xl:sticky xl:top-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label={texts.preview.width} options={WIDTH_CHOICES} value={width} onChange={setWidth} />
        <PageChoice page={page} onChange={setPage} />
      </div>
      <p className="text-muted text-sm">{texts.preview.hint}</p>
      <PreviewFrame
        ref={frame}
        path={page}
        width={WIDTHS[width]}
        onLoad={() => setReady((times) => times + 1)}
      />
    </section>
  );
}

function PageChoice({ page, onChange }: { page: string; onChange: (page: string) => void }) {
  const pages = usePages();
  return (
    <label className="flex items-center gap-2 text-sm font-semibold">
      {texts.preview.page}
      <Select value={page} onChange={(event) => onChange(event.target.value)}>
        {pages.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}

type FrameProps = {
  ref: React.RefObject<HTMLIFrameElement | null>;
  path: string;
  width: number;
  onLoad: () => void;
};

// The shop is laid out at the chosen width and scaled down to the room beside the form.
function PreviewFrame({ ref, path, width, onLoad }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);

  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [width]);

  const scale = Math.min(1, room / width);
  return (
    <div
      ref={box}
      className="border-line bg-panel h-[60vh] overflow-hidden xl:h-[calc(100dvh-10rem)] rounded-xl border"
    >
      <iframe
        ref={ref}
        title={texts.preview.title}
        src={`${path}?vista-previa=1`}
        onLoad={onLoad}
        className="mx-auto block origin-top-left"
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
