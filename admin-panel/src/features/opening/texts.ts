const checks = (count: number) => (count === 1 ? 'Un punto' : `${count} puntos`);

const progress = (done: number, all: number, waived: number) => {
  const postponed = waived === 1 ? ', 1 postergado' : `, ${waived} postergados`;
  return `${done} de ${all} listos${waived === 0 ? '' : postponed}`;
};

export const texts = {
  title: 'Apertura de la tienda',
  subtitle: 'Qué tiene que estar listo antes de recibir al público, y por qué.',
  loading: 'Cargando la lista...',
  loadFailed: 'No pudimos cargar la lista de apertura',
  actionFailed: 'No pudimos guardar el cambio',

  closed: 'Cerrada al público',
  open: 'Abierta al público',
  closedText: 'Quien entra a la tienda ve «Abrimos pronto». Los pedidos en curso se pueden seguir igual.',
  openText: 'Cualquiera puede ver la tienda y comprar.',
  changed: (by: string, at: string) => `Último cambio: ${by}, ${at}.`,
  progress,
  progressLabel: 'Puntos resueltos',
  preview: 'Ver la tienda cerrada',
  seeShop: 'Ver la tienda',

  openShop: 'Abrir la tienda',
  notReady: (missing: number) =>
    missing === 1
      ? 'Para abrir falta resolver un punto, o dejarlo pendiente a sabiendas.'
      : `Para abrir falta resolver ${missing} puntos, o dejarlos pendientes a sabiendas.`,
  openTitle: '¿Abrir la tienda?',
  openQuestion:
    'Desde ahora cualquiera puede verla y comprar. Lo que muestra te obliga: precios, envíos, cambios y formas de pago.',
  openPending: (titles: readonly string[]) => `Abrís con esto pendiente: ${titles.join(', ')}.`,
  opened: 'La tienda está abierta',
  closeShop: 'Cerrar la tienda por un tiempo',
  closeTitle: '¿Cerrar la tienda por un tiempo?',
  closeQuestion:
    'Nadie va a poder comprar hasta que la abras de nuevo. Los pedidos en curso, el seguimiento y el botón de arrepentimiento siguen funcionando.',
  closeConfirm: 'Cerrar la tienda',
  closedDone: 'La tienda está cerrada al público',

  list: 'Qué falta y qué está listo',
  installer: 'Para quien instala',
  installerText: 'Esto se configura en el servidor. Podés abrir sin ello si sabés que falta.',
  policies: (n: number) => (n === 1 ? 'Una política' : `Las ${n} políticas`),
  policiesText:
    'Ya tienen un texto sano con los datos de tu tienda: leelas y publicalas juntas, o editá una.',
  allDone: 'No falta nada: podés abrir cuando quieras.',
  states: { green: 'Listo', red: 'Falta', waived: 'Pendiente a sabiendas' } as Record<string, string>,
  law: (law: string) => `Lo pide: ${law}.`,
  solve: 'Completar',
  solveNamed: (title: string) => `Completar: ${title}`,
  review: 'Revisar',
  reviewNamed: (title: string) => `Revisar: ${title}`,
  confirm: 'Está bien así',
  confirmNamed: (title: string) => `Está bien así: ${title}`,
  waive: 'Sé que falta y abro igual',
  waiveNamed: (title: string) => `Sé que falta y abro igual: ${title}`,
  addReason: 'Anotar un motivo',
  addReasonNamed: (title: string) => `Anotar un motivo: ${title}`,
  reasonTitle: (title: string) => `Por qué queda pendiente: ${title}`,
  waiveReason: 'Motivo',
  reasonSubmit: 'Guardar el motivo',
  waived: (by: string, at: string) => `Lo dejó pendiente ${by} el ${at}`,
  revoke: 'Ya no dejarlo pendiente',
  revokeNamed: (title: string) => `Ya no dejarlo pendiente: ${title}`,

  notice: 'La página cerrada',
  noticeText: 'Qué lee quien entra mientras la tienda está cerrada. Vacío, dice «Abrimos pronto».',
  noticeTitle: 'Título',
  noticeBody: 'Texto',
  noticeTitleHint: 'Abrimos pronto',
  noticeSave: 'Guardar el texto',
  noticeSaved: 'Texto guardado',

  dashboard: 'Prepará tu tienda',
  dashboardText: (done: number, all: number, waived: number) =>
    `Todavía está cerrada al público. ${progress(done, all, waived)}.`,
  toList: 'Ver la lista completa',
  toOpening: 'Ir a abrir la tienda',
  attention: (count: number) =>
    `${checks(count)} de la tienda ${count === 1 ? 'pide' : 'piden'} tu atención.`,
} as const;
