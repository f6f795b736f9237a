import sharp from 'sharp';

export function formWith(
  file: Buffer | Blob,
  name = 'foto.jpg',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(
    'file',
    file instanceof Blob ? file : new Blob([new Uint8Array(file)], { type: 'image/jpeg' }),
    name,
  );
  return form;
}

export const aPicture = (width = 800, height = 1000) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c98b8b',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
