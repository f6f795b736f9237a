import { type LostUnits } from '@shop/contract';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

type LostUnitsDialogProps = {
  /** Null while a save would lose none. */
  lost: LostUnits | null;
  onSave: (units: number) => void;
  onCancel: () => void;
};

/** Says how many units a save would take out of stock, and asks. */
export function LostUnitsDialog({ lost, onSave, onCancel }: LostUnitsDialogProps) {
  const { units, variants } = lost ?? { units: 0, variants: [] };
  const names = variants.map((one) => `${[one.size, one.color].filter(Boolean).join(' · ')} (${one.units})`);
  return (
    <ConfirmDialog
      open={lost !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={texts.lostUnits(units)}
      cancelLabel={texts.backToEdit}
      confirmLabel={texts.lostUnitsConfirm(units)}
      onConfirm={() => onSave(units)}
    >
      {texts.lostUnitsText(names.join(', '))}
    </ConfirmDialog>
  );
}
