import { type ButtonProps, Button } from '#ui/button.tsx';
import { useAction } from './actions/use-action.ts';
import { downloadFile } from './download-file.ts';

type DownloadButtonProps = Pick<ButtonProps, 'size' | 'busyLabel' | 'children'> & {
  load: () => Promise<unknown>;
  fileName: () => string;
  failed: (why: string) => string;
  /** Names the file where the visible text does not. */
  label?: string;
};

/** Asks the server for a file and hands it to the browser. */
export function DownloadButton({ load, fileName, failed, label, ...button }: DownloadButtonProps) {
  const { mutate, isPending } = useAction({
    run: load,
    done: (file) => downloadFile(file as Blob, fileName()),
    failed,
  });
  return (
    <Button
      {...button}
      icon="download"
      aria-label={isPending ? undefined : label}
      busy={isPending}
      onClick={() => mutate()}
    />
  );
}
