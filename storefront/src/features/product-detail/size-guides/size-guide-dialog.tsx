import type { SizeGuide } from '@shop/contract';
import { Modal } from '#shared/ui/modal.tsx';
import { MeasureDrawing } from '../size-advisor/measure-drawing.tsx';
import { MEASURES } from '../size-advisor/measured-sizes.ts';
import { SizeGuides } from './size-guides.tsx';

type DialogProps = { label: string; guides: readonly SizeGuide[]; onClose: () => void };

export default function SizeGuideDialog({ label, guides, onClose }: DialogProps) {
  return (
    <Modal
      label={label}
      onClose={onClose}
      className="max-h-[92dvh] w-[min(44rem,100vw-2rem)] overflow-y-auto rounded-panel p-5 sm:p-6"
    >
      <h2 className="mb-4 pr-12 text-h3">{label}</h2>
      <SizeGuides guides={guides} />
      <MeasureDrawing measures={MEASURES} />
    </Modal>
  );
}
