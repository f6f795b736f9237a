const MAX_SIDE = 2560;
const QUALITY = 0.85;

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

// An element turns the picture as its camera was held; older browsers' bitmaps do not.
async function decode(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
}

function draw(picture: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns a photo as a JPEG of at most 2560 pixels a side, or the file itself when that is smaller; throws where the browser cannot. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await decode(file);
  const smaller = await toJpeg(draw(picture)).finally(() => URL.revokeObjectURL(picture.src));
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type });
}
