/** Splits the announcements of the shop, one per line; empty lines are left out. */
export const announcementLines = (texts: string): string[] =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
