import { Button, IconButton } from '#ui/button.tsx';
import { UploadProgress } from '#ui/form/file-drop.tsx';
import { texts } from '../texts.ts';
import { type QueuedPicture } from './use-picture-queue.ts';

const Progress = ({ picture: { name, percent } }: { picture: QueuedPicture }) => (
  <>
    <p className="truncate font-medium">{name}</p>
    {percent === null ? (
      <p className="text-muted">{texts.uploadWaiting}</p>
    ) : (
      <UploadProgress name={name} percent={percent} />
    )}
  </>
);

type Answers = { onRetry: (id: number) => void; onDismiss: (id: number) => void };

const Failure = ({
  picture: { id, name, error, canRetry },
  onRetry,
  onDismiss,
}: Answers & { picture: QueuedPicture }) => (
  <div className="flex flex-wrap items-center gap-2">
    <p role="alert" className="min-w-0 flex-1 basis-48 font-medium break-words text-danger">
      {`${name}: ${error}`}
    </p>
    {canRetry && (
      <Button size="sm" icon="rotate-ccw" aria-label={texts.uploadRetryOne(name)} onClick={() => onRetry(id)}>
        {texts.uploadRetry}
      </Button>
    )}
    <IconButton icon="x" size="icon-sm" label={texts.uploadDismiss(name)} onClick={() => onDismiss(id)} />
  </div>
);

/** Lists the chosen files that are not pictures of the product yet: their progress, or why they failed. */
export function PictureQueue({ queue, ...answers }: Answers & { queue: readonly QueuedPicture[] }) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label={texts.uploads} className="space-y-2 text-sm">
      {queue.map((picture) => (
        <li key={picture.id} className="min-w-0 rounded-lg bg-panel-2 px-3 py-2">
          {picture.error ? <Failure picture={picture} {...answers} /> : <Progress picture={picture} />}
        </li>
      ))}
    </ul>
  );
}
