const MAX_SIDE = 2000;
const QUALITY = 0.85;
const SMALL_BYTES = 1024 * 1024;

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toJpeg(canvas);
}

/** Makes a phone's photo small enough to send (2000 pixels a side); returns the file itself where the browser cannot. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  const smaller = await shrink(file).catch(() => null);
  return smaller && smaller.size < file.size ? smaller : file;
}
