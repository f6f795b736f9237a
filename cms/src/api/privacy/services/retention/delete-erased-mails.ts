/** Deletes the mails that told of an erasure once they ended: their address was the last trace of the person. */
export const deleteErasedMails = async (): Promise<number> =>
  strapi.db.connection('outgoing_mails').where('kind', 'data-erased').whereNot('state', 'waiting').delete();
