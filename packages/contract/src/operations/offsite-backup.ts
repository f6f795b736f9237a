/** What keeps a bucket from taking or giving what it should, in the words that staff and the owner read. */
export const bucketFaultTexts = {
  'bucket-away': 'el bucket no responde: ¿hay internet?',
  'bucket-missing': 'no existe el bucket',
  'bucket-closed': 'el bucket no acepta la clave de acceso',
  'bucket-full': 'no queda lugar en el bucket',
  'bucket-cut': 'lo que llegó al bucket no está entero',
  'bucket-taken':
    'ahí manda sus copias otra instalación de la tienda: si esta la reemplaza, corré npm run backup -- --take-over',
  'bucket-key': 'falta la clave pública con que se cifra (OFFSITE_RECIPIENT)',
  unexpected: 'falla algo que no se esperaba: está en el registro de la tienda',
} as const;
export type BucketFault = keyof typeof bucketFaultTexts;
