const MAX_NOTES = 2000;

/** Returns the notes of two clients who are joined; null when they are too long together. */
export function joinedNotes(own: string, other: string): string | null {
  const notes = [own, other].filter(Boolean).join('\n');
  return notes.length > MAX_NOTES ? null : notes;
}

/** Takes the notes of a joined client off again, unless they were edited meanwhile. */
export function notesWithout(notes: string, other: string): string {
  if (other === '' || !notes.endsWith(other)) return notes;
  return notes.slice(0, -other.length).replace(/\n$/, '');
}
