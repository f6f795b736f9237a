import { type ButtonProps, Button } from '#ui/button.tsx';
import { useAction } from './actions/use-action.ts';
import { downloadFile } from './download-file.ts';

type Download = {
  load: () => Promise<unknown>;
  fileName: () => string;
  failed: (why: string) => string;
};

/** Returns the action that asks the server for a file and hands it to the browser. */
export function useDownload({ load, fileName, failed }: Download) {
  const { mutate, isPending } = useAction({
    run: load,
    done: (file) => downloadFile(file as Blob, fileName()),
    failed,
  });
  return { download: () => mutate(), isLoading: isPending };
}

type DownloadButtonProps = Download &
  Pick<ButtonProps, 'size' | 'busyLabel' | 'children'> & {
    /** Names the file where the visible text does not. */
    label?: string;
  };

/** Asks the server for a file and hands it to the browser. */
export function DownloadButton({ load, fileName, failed, label, ...button }: DownloadButtonProps) {
  const { download, isLoading } = useDownload({ load, fileName, failed });
  return (
    <Button
      {...button}
      icon="download"
      aria-label={isLoading ? undefined : label}
      busy={isLoading}
      onClick={download}
    />
  );
}
