import { useState } from 'react';
import { pictureSources } from '@shop/contract';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { showAtOnce } from '#shared/picture.tsx';

// During a navigation the page that is left still stands in the document, its card with it.
function findShownFile(url: string): string | undefined {
  const sources = pictureSources(url);
  const files = sources ? `${sources.avif} ${sources.webp}` : url;
  return [...document.images].find(
    ({ currentSrc, naturalWidth }) => naturalWidth > 0 && files.includes(new URL(currentSrc).pathname),
  )?.currentSrc;
}

/** Shows the file of a picture that the page before has loaded, below the larger one that is on its way. */
export function StandIn({ url }: { url: string }) {
  // The server's markup has none.
  const isHydrated = useHydrated();
  const [file] = useState(() => (isHydrated ? findShownFile(url) : undefined));
  if (!file) return null;
  return (
    <img
      src={file}
      alt=""
      decoding="sync"
      onLoad={showAtOnce}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
