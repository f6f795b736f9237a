import type { SiteContentInput } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

type Props = {
  content: SiteContentInput;
  /** Called with the section whose block was clicked in the shop. */
  onBlock: (block: string) => void;
};

const PAGES = [
  { path: '/', label: texts.preview.home },
  { path: '/checkout', label: texts.preview.checkout },
] as const;

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

type BlockMessage = { type: 'content-block'; block: string };
const isBlockMessage = (data: unknown): data is BlockMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'content-block' &&
  'block' in data;

/** The real storefront beside the form, showing the unsaved draft; clicking a block leads to its tab. */
export function LivePreview({ content, onBlock }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const [width, setWidth] = useState<Width>('phone');
  const [page, setPage] = useState<string>(PAGES[0].path);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (isBlockMessage(data)) onBlock(data.block);
      else setReady((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onBlock]);

  // Typing would post the whole content at each key: a short pause is enough for the eye.
  useEffect(() => {
    const post = () =>
      frame.current?.contentWindow?.postMessage({ type: 'content-draft', content }, window.location.origin);
    const timer = setTimeout(post, 150);
    return () => clearTimeout(timer);
  }, [content, ready]);

  return (
    <section aria-label={texts.preview.title} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <WidthSwitch width={width} onChange={setWidth} />
        <label className="flex items-center gap-2 text-sm">
          {texts.preview.page}
          <select
            value={page}
            onChange={(event) => setPage(event.target.value)}
            className="border-line-strong bg-panel min-h-11 rounded-lg border px-2"
          >
            {PAGES.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </label>
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

function WidthSwitch({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  return (
    <div
      role="group"
      aria-label={texts.preview.title}
      className="border-line-strong flex rounded-full border"
    >
      {(['phone', 'desktop'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === width}
          onClick={() => onChange(choice)}
          className="aria-pressed:bg-wine min-h-11 rounded-full px-4 text-sm aria-pressed:text-white"
        >
          {texts.preview[choice]}
        </button>
      ))}
    </div>
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
    <div ref={box} className="border-line bg-panel h-[70vh] overflow-hidden rounded-xl border">
      <iframe
        ref={ref}
        title={texts.preview.title}
        src={`${path}?vista-previa=1`}
        onLoad={onLoad}
        className="mx-auto block origin-top-left"
        style={{ width, height: `calc(70vh / ${scale})`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
