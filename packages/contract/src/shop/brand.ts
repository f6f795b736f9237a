/** The look of pages, mails and prints without the shop's stylesheet; the tokens of web-kit have the same values. */
export const brandColors = {
  white: '#ffffff',
  paper: '#fbf7f3',
  line: '#e4d8cd',
  lineStrong: '#8c7b74',
  ink: '#2a1d22',
  inkSoft: '#4c3b41',
  muted: '#56464b',
  wine: '#7a1f3a',
  rose: '#c4767c',
  focus: '#1d4ed8',
} as const;

/** Font stacks for a `font` declaration: no page waits for a face, and a mail program knows its own only. */
export const brandFonts = {
  text: "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  heading: "'Instrument Serif',Georgia,serif",
} as const;

export const brandRadii = { sm: '6px', input: '10px' } as const;
