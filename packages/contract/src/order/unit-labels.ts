/** Names of the two buttons beside a quantity. */
export const unitLabels = {
  less: (name: string) => `Una unidad menos de ${name}`,
  more: (name: string) => `Una unidad más de ${name}`,
} as const;
