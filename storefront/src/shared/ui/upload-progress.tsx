type UploadProgressProps = { label: string; text: (percent: number) => string; share: number };

/** Shows how much of a file has been sent; `share` is from 0 to 1. */
export function UploadProgress({ label, text, share }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <p className="text-sm text-ink-soft tabular-nums">{text(percent)}</p>
      <progress
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-wine"
        aria-label={label}
        max={100}
        value={percent}
      />
    </div>
  );
}
