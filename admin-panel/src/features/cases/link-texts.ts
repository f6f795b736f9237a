/** Texts of the link in the frame; apart, so that the first load has no more of this feature. */
export const linkTexts = {
  cases: (due: number) => {
    if (due === 0) return 'Casos y mensajes';
    return due === 1 ? 'Casos y mensajes: 1 por atender' : `Casos y mensajes: ${due} por atender`;
  },
} as const;
