import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from '../texts.ts';

export type BulkFailure = { title: string; message: string };

export const BulkFailures = ({ failures, onClose }: { failures: BulkFailure[]; onClose: () => void }) => (
  <Dialog
    open={failures.length > 0}
    onOpenChange={(open) => !open && onClose()}
    title={texts.bulkPartly(failures.length)}
    footer={
      <Button variant="primary" onClick={onClose}>
        {texts.accept}
      </Button>
    }
  >
    <ul className="space-y-2">
      {failures.map(({ title, message }) => (
        <li key={title}>
          <strong className="block font-semibold">{title}</strong>
          <span className="text-muted">{message}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
