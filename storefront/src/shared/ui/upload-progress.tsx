type UploadProgressProps = { label: string; text: (percent: number) => string; share: number };

/** Shows how much of a file has been sent; `share` is from 0 to 1. */
export function UploadProgress({ label, text, share }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <p className="text-sm text-ink-soft tabular-nums">{text(percent)}</p>
      <progress className="mt-1" aria-label={label} max={100} value={percent} />
    </div>
  );
}
