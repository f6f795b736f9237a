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

/** Lists the chosen files that are not pictures of the product yet: their progress, or why they failed. */
export function PictureQueue({ queue }: { queue: readonly QueuedPicture[] }) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label={texts.uploads} className="space-y-2 text-sm">
      {queue.map((picture) => (
        <li key={picture.id} className="min-w-0 rounded-lg bg-panel-2 px-3 py-2">
          {picture.error ? (
            <p role="alert" className="font-medium break-words text-danger">
              {`${picture.name}: ${picture.error}`}
            </p>
          ) : (
            <Progress picture={picture} />
          )}
        </li>
      ))}
    </ul>
  );
}
