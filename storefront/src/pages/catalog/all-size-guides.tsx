import { useQuery } from '@tanstack/react-query';
import { allSizeGuidesQuery } from '#shared/content/content-queries.ts';
import SizeGuideDialog from '#features/product-detail/size-guides/size-guide-dialog.tsx';

type AllGuidesProps = { label: string; onClose: () => void };

/** Shows the size guides of all categories once they have arrived. */
export default function AllSizeGuides({ label, onClose }: AllGuidesProps) {
  const { data } = useQuery(allSizeGuidesQuery());
  const shown = data?.filter(({ enabled }) => enabled);
  return shown && <SizeGuideDialog label={label} guides={shown} onClose={onClose} />;
}
