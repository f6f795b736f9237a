import { bucketFaultTexts } from '@shop/contract';

export const texts = {
  noRecipient:
    'Nada sale de la máquina sin cifrar: hacé una clave con npm run backup -- --new-key y poné OFFSITE_RECIPIENT en .env.',
  badRecipient: 'OFFSITE_RECIPIENT no es una clave pública de age (age1...): copiala entera.',
  badAddress: (address) => `${address} no es la dirección de un bucket: escribila así, s3://bucket/carpeta.`,
  noConnection: (names) => `Para guardar en un bucket falta ${names.join(', ')}.`,
  newKey: (
    key,
    recipient,
  ) => `Esta es la clave con que se abren las copias que salen de la máquina. Se muestra una sola vez y la tienda no
la guarda: copiala YA en otro lugar (un gestor de contraseñas y un papel). Sin ella nadie puede abrir las copias.

# public key: ${recipient}
${key}

En .env de la tienda va solo la parte pública:

OFFSITE_RECIPIENT=${recipient}
`,
  noKey:
    'Para abrir la copia hace falta la clave que mostró npm run backup -- --new-key: ponela en un archivo y corré OFFSITE_KEY_FILE=/ruta/del/archivo npm run restore ...',
  badKey: 'La clave no es de age: tiene que haber un renglón que empiece con AGE-SECRET-KEY-1.',
  otherKey: 'Esta copia no se abre con esa clave: es de otra. No quedó nada a medias.',
  cut: 'La copia del bucket está cortada o dañada. No quedó nada a medias: probá con otra.',
  bucket: (name, fault) => `No se puede usar el bucket ${name}: ${bucketFaultTexts[fault]}.`,
  noBucket: 'Decí en qué bucket están las copias: poné BACKUP_TO y OFFSITE_S3_... en .env.',
  takenOver: (addresses) =>
    addresses.length === 0
      ? 'Nada sale de esta máquina: BACKUP_TO y COPY_TO están vacíos.'
      : `Desde ahora esta es la tienda que copia en ${addresses.join(' y ')}. La que copiaba antes ya no lo hace.`,
  notYet: (addresses) =>
    `Esta tienda todavía no copia en ${addresses.join(' y ')}. Si reemplaza a la que copiaba ahí, corré npm run backup -- --take-over; si es una prueba, sacá BACKUP_TO y COPY_TO de .env.`,
  taken: (name) =>
    `En el bucket ya hay una copia ${name}: quedó como estaba, y la nueva quedó en esta máquina.`,
  badName: (name) => `${name} no se puede mandar al bucket: poné un nombre que termine en .tar.gz.`,
  lostLedger: (name, reason) =>
    `No se pudo abrir ${name}, que dice a quién se borró después de la copia (${reason}) Si en la clave falta una anterior, agregala y recuperá de nuevo.`,
  fetchingLedgers: 'Buscando en el bucket a quién se borró después de la copia ...',
  noLedgers: (address, reason) =>
    `No se pudo leer en ${address} a quién se borró después de la copia: sus datos pueden haber vuelto. ${reason}\nLa copia se recupera igual. Para que esas personas sigan borradas, resolvelo y recuperá de nuevo en una carpeta vacía antes de arrancar.`,
  none: (address) => `En ${address} no hay ninguna copia.`,
  list: (address, lines) =>
    `Copias en ${address}:\n${lines.join('\n')}\nPara recuperar una: npm run restore -- --from-bucket NOMBRE`,
  noSuchBackup: (name) =>
    `En el bucket no hay una copia ${name}: npm run restore -- --from-bucket dice cuáles hay.`,
  sending: (name) => `Cifrando y mandando ${name} ...`,
  sent: (name, address) => `Copia cifrada en ${address}: ${name}.`,
};
