export const MARKS = ['id', 'document_id', 'created_at', 'updated_at', 'published_at'];

/** The columns that Strapi keeps in every row. */
export const rowMarks = (id, documentId, at) => {
  const moment = at instanceof Date ? at : new Date(at);
  return [id, documentId, moment, moment, moment];
};

/** A document id of the length that Strapi gives, the same in every run. */
export const documentIdOf = (kind, id) => kind + id.toString(36).padStart(24 - kind.length, '0');
