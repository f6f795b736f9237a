/** A name that its owner recognises and nobody else can look up: 'María Gómez' reads 'M… G…'. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]!.toUpperCase()}…`)
    .join(' ');
