import { Button } from '../button.tsx';
import { texts } from '../texts.ts';

type SaveBarProps = {
  visible: boolean;
  onDiscard: () => void;
  saving: boolean;
  message: string;
  saveLabel: string;
};

export function SaveBar({ visible, onDiscard, saving, message, saveLabel }: SaveBarProps) {
  if (!visible) return null;
  return (
    <div className="bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-panel px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-overlay sm:bottom-4 sm:mx-0 sm:rounded-full sm:border sm:py-2 sm:pr-2 sm:pl-5 tall:sticky">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {message}
        </p>
        <div className="flex flex-1 justify-end gap-2">
          <Button variant="ghost" disabled={saving} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button variant="primary" type="submit" busy={saving}>
            {saving ? texts.saving : saveLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
