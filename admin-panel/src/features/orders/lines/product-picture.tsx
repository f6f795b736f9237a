import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A small picture of a product; a placeholder where there is none, or where it does not load. */
export function ProductPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) {
    return (
      <span className="grid h-15 w-12 shrink-0 place-items-center rounded-lg bg-neutral-soft text-muted">
        <Icon name="image" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={48}
      height={60}
      loading="lazy"
      onError={() => setBroken(true)}
      className="h-15 w-12 shrink-0 rounded-lg bg-neutral-soft object-cover"
    />
  );
}
