import type { SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Options, Select } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { type Click } from './find-clicked-field.ts';
import { type ContentTab } from '../tabs/content-tabs.ts';
import { previewProductQuery } from '../queries.ts';
import { texts } from '../texts.ts';

type Props = {
  content: SiteContentInput;
  tab: ContentTab;
  onClick: (click: Click) => void;
};

type PageName = 'home' | 'product' | 'checkout';
type Page = { name: PageName; path: string };

const pageOf = (tab: ContentTab): PageName => {
  if (tab === 'checkout') return 'checkout';
  return tab === 'productDetail' || tab === 'sizeGuides' ? 'product' : 'home';
};

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

function usePages(tab: ContentTab) {
  const product = useQuery(previewProductQuery).data;
  const [choice, setChoice] = useState<{ tab: ContentTab; name: PageName } | null>(null);
  const home: Page = { name: 'home', path: '/' };
  const pages: Page[] = [
    home,
    ...(product ? [{ name: 'product' as const, path: `/product/${product.slug}` }] : []),
    { name: 'checkout', path: '/checkout' },
  ];
  // A chosen page stays until another tab is opened.
  const wanted = choice?.tab === tab ? choice.name : pageOf(tab);
  const page = pages.find(({ name }) => name === wanted) ?? home;
  return { page, pages, choose: (name: PageName) => setChoice({ tab, name }) };
}

export function LivePreview({ content, tab, onClick }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const [width, setWidth] = useState<Width>('phone');
  const shown = usePages(tab);
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

  // Debounced: posting the whole content on each key press would be slow.
  useEffect(() => {
    const post = () =>
      frame.current?.contentWindow?.postMessage({ type: 'content-draft', content }, window.location.origin);
    const timer = setTimeout(post, 150);
    return () => clearTimeout(timer);
  }, [content, ready]);

  return (
    <section
      aria-label={texts.preview.title}
      className="flex min-w-0 flex-col gap-2 self-start max-xl:order-first xl:tall:sticky xl:top-[calc(1rem+var(--toast-strip))]"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label={texts.preview.width} options={WIDTH_CHOICES} value={width} onChange={setWidth} />
        <PageChoice {...shown} />
      </div>
      <p className="text-muted text-sm">{texts.preview.hint}</p>
      <PreviewFrame
        ref={frame}
        path={shown.page.path}
        width={WIDTHS[width]}
        onLoad={() => setReady((times) => times + 1)}
      />
    </section>
  );
}

const PageChoice = ({ page, pages, choose }: ReturnType<typeof usePages>) => (
  <label className="flex items-center gap-2 text-sm font-semibold">
    {texts.preview.page}
    <Select value={page.name} onChange={(event) => choose(event.target.value as PageName)}>
      <Options options={pages.map(({ name }) => ({ value: name, label: texts.preview[name] }))} />
    </Select>
  </label>
);

type FrameProps = {
  ref: React.RefObject<HTMLIFrameElement | null>;
  path: string;
  width: number;
  onLoad: () => void;
};

// Lays the storefront out at the chosen width and scales it down to the available one.
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
      className="border-line bg-panel h-[60vh] overflow-hidden xl:h-[calc(100dvh-10rem)] rounded-panel border"
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
