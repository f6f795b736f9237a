/** Name of the window's event for a read that has had no answer for a few seconds. */
export const SILENT_LINE = 'silent-line';
