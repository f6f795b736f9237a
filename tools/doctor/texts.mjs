const MEGABYTE = 1024 ** 2;
const damaged = (file) => `${file} está dañado: no se puede leer`;

export const formatSize = (bytes) =>
  bytes >= 1024 * MEGABYTE
    ? `${(bytes / 1024 / MEGABYTE).toFixed(1)} GB`
    : `${Math.round(bytes / MEGABYTE)} MB`;

export const texts = {
  node: {
    title: 'Versión de Node',
    unsupported: (version) => `La tienda no anda con Node ${version}`,
    remedy: (supported) => `Instalá Node ${supported} desde https://nodejs.org`,
  },
  dataDir: {
    title: 'Carpeta de datos',
    missing: (folder) => `${folder} no existe`,
    without: (folder) => `Falta la carpeta ${folder}`,
    remedyWithout:
      'Arrancá la tienda, que la vuelve a crear, y recuperá las fotos de la última copia (npm run restore en una carpeta nueva).',
    closed: (folder) => `No se puede escribir en ${folder}`,
    open: (mode) => `Otros usuarios de la máquina pueden entrar (permisos ${mode})`,
    remedy:
      'Revisá DATA_DIR y los permisos de la carpeta: tiene que poder escribirla solo quien corre la tienda.',
    remedyMissing: 'Revisá DATA_DIR, o arrancá la tienda una vez con npm start.',
  },
  unreadable: {
    title: 'Archivos',
    remedy: 'Revisá DATA_DIR, BACKUP_DIR y los permisos de quien corre la tienda.',
  },
  disk: {
    title: 'Espacio en disco',
    left: (bytes) => `${formatSize(bytes)} libres`,
    remedy: 'Liberá espacio: con menos de 500 MB la tienda rechaza fotos y comprobantes, y después, pedidos.',
  },
  secrets: {
    title: 'Secretos',
    missing: 'Falta secrets.json y no están en el entorno',
    damaged,
    remedyDamaged:
      'Recuperalo de la última copia (npm run restore en una carpeta nueva, y copiá de ahí secrets.json). Sin copia, apartalo y arrancá: se crea otro (cierra las sesiones y vence los enlaces de las órdenes).',
    mode: (mode) => `secrets.json se puede leer desde otras cuentas (permisos ${mode})`,
    remedyMode: 'Corré: chmod 600',
    remedy:
      'Recuperá secrets.json de una copia, o borrá el secreto débil y reiniciá: se crea otro (cierra las sesiones).',
  },
  administrator: {
    title: 'Contraseña inicial',
    titleOfAll: 'Contraseñas',
    damaged,
    remedyDamaged: 'Apartalo: si la tienda ya tiene quien la administre, no hace falta.',
    kept: 'first-administrator.json todavía guarda la primera contraseña',
    remedyKept: 'Arrancá la tienda con npm start hasta ver las direcciones, anotá la contraseña y cambiala.',
    inFile: 'ADMIN_PASSWORD sigue escrita en el entorno',
    remedyInFile: 'Ya no hace falta: borrala de .env.',
    common: (user) => `La contraseña de ${user} es una de las primeras que se prueban`,
    remedyCommon: 'Cambiala ya en Config > Seguridad.',
  },
  address: {
    title: 'Dirección pública',
    local: 'Sin PUBLIC_URL: solo para esta máquina',
    plain: 'PUBLIC_URL no usa https',
    missing: 'La tienda está detrás de un proxy y no sabe su dirección (falta PUBLIC_URL)',
    bare: 'La tienda escucha en toda la red sin un proxy con https delante',
    remedy: 'Poné PUBLIC_URL=https://tu-dominio y un proxy con TLS delante (docs/operations.md).',
  },
  limits: {
    title: 'Límites de uso',
    raised: (factor) => `RATE_LIMIT_FACTOR=${factor}: los límites contra abusos están aflojados`,
    remedy: 'Sacá RATE_LIMIT_FACTOR de .env y reiniciá.',
  },
  sqlite: {
    title: 'Escritura segura (SQLite)',
    wrong: (journal, synchronous) => `journal_mode=${journal}, synchronous=${synchronous}`,
    remedy: 'Reinstalá la tienda: tiene que usar WAL y FULL para no perder ventas en un corte de luz.',
  },
  postgres: {
    title: 'Escritura segura (PostgreSQL)',
    wrong: (name, value) => `${name} = ${value}`,
    remedy: 'Pedile a quien administra PostgreSQL: fsync y synchronous_commit en on, codificación UTF8.',
  },
  clock: {
    title: 'Reloj',
    apart: (seconds) => `El reloj de la base difiere en ${seconds} s`,
    future: 'La última orden es del futuro: el reloj se atrasó',
    remedy: 'Activá la hora automática de la máquina: los números de orden siguen el día.',
  },
  backup: {
    title: 'Copia de seguridad',
    none: (folder) => `No hay ninguna copia en ${folder}`,
    age: (hours) => `La última copia, ya comprobada, tiene ${hours} h`,
    remedy:
      'La copia de cada noche está apagada (BACKUP=off): corré npm run backup todos los días y guardá el archivo en otro lugar.',
    remedyNightly:
      'La tienda la hace sola cada noche mientras está en marcha: si sigue así, corré npm run backup, que dice qué falla.',
  },
  offsite: {
    title: 'Copia fuera de la máquina',
    off: 'apagada (BACKUP_TO)',
    none: (address) => `No hay ninguna en ${address}`,
    age: (hours) => `La última tiene ${hours} h`,
    remedy:
      'La tienda la manda sola y prueba cada hora: revisá BACKUP_TO y OFFSITE_S3_... en .env. Con npm run backup se manda una ahora.',
  },
  copy: {
    title: 'Copia continua',
    off: 'apagada (COPY_TO)',
    stopped: 'la tienda está detenida',
    none: 'Todavía no hay ninguna',
    age: (seconds) => `Copiado hace ${seconds} s`,
    remedy:
      'Revisá el disco y la carpeta, o el bucket, de COPY_TO. La tienda sigue probando sola, y su registro dice qué falla.',
  },
  environment: { title: 'Configuración', remedy: 'Corregí .env (mirá .env.example).' },
  database: {
    title: 'Base de datos',
    unreachable: 'No se puede leer la base',
    other: 'La base es de otra versión de la tienda',
    remedyOther:
      'Si acabás de cambiar de versión, arrancá la tienda una vez con npm start, que la pone al día. Si la base debería tener ventas y está vacía, no la arranques: recuperá la última copia con npm run restore, o volvé a la DATABASE_URL de siempre.',
    remedy: 'Revisá DATABASE_URL o DATA_DIR, y que la base esté encendida.',
  },
  level: {
    title: 'Cambios de los datos',
    older: 'Son de una versión anterior',
    remedy: 'Arrancá la tienda con npm start, que los pone al día.',
  },
  data: { title: 'Datos de la tienda', fine: (checks) => `${checks} controles sin novedad` },
  running: {
    title: 'Tienda',
    yes: (pid) => `corriendo (proceso ${pid})`,
    no: 'detenida, o corre en otra máquina',
  },
  repaired: ({ moves, products, strays }) =>
    `Reparado: ${moves} movimientos anotados, ${products} productos sumados de nuevo, ${strays} archivos apartados; el catálogo se arma de nuevo al reiniciar.`,
  healthy: 'Todo en orden.',
  ill: (faults, warnings) =>
    `${faults} ${faults === 1 ? 'falla' : 'fallas'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}.`,
  columns: ['', 'Control', 'Resultado'],
  todo: 'Qué hacer',
};
