import type { BandProps } from '#features/home-sections/bands/band.tsx';
import { SizeHelp as Band } from '#features/home-sections/bands/size-help.tsx';
import { lazyDialog } from '#shared/hydration/lazy-dialog.tsx';

const AllSizeGuides = lazyDialog(() => import('./all-size-guides.tsx'));

/** Size help of the home page, which opens the size guides. */
export default function SizeHelp({ section }: BandProps) {
  return (
    <Band section={section} guides={(close) => <AllSizeGuides label={section.title} onClose={close} />} />
  );
}
