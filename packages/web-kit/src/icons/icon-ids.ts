// Written by scripts/build-sprite.mjs.

export const OFFERED_ICON_IDS =
  'anchor apple arrow-left-right arrow-right at-sign award baby badge-check badge-percent banknote bell ' +
  'bike book book-open bookmark box brush building building-2 bus cake calendar calendar-check ' +
  'calendar-days camera car chart-bar chart-line check cherry chevron-down chevron-right circle-alert ' +
  'circle-check circle-help clipboard clipboard-list clock cloud coffee coins compass cookie ' +
  'credit-card crown download droplet droplets external-link eye eye-off facebook feather file ' +
  'file-text fingerprint flame flower flower-2 folder gem gift github globe globe-2 grid-2x2 hammer ' +
  'hand-coins hand-heart handshake headphones heart heart-handshake home hourglass house image images ' +
  'info instagram key landmark laptop layers leaf link linkedin list lock mail mail-open map map-pin ' +
  'medal menu message-circle message-square messages-square mic minus monitor moon music navigation ' +
  'package palette percent phone phone-call plane plus printer qr-code receipt recycle refresh-cw ' +
  'ribbon rocket rotate-ccw ruler scissors search send settings share-2 shield shield-check shirt ' +
  'shopping-bag shopping-cart sliders-horizontal smartphone smile snowflake sparkles star store sun ' +
  'tablet tag tags target thumbs-up timer train-front trees trending-up triangle-alert trophy truck ' +
  'twitter umbrella undo-2 upload user user-check user-round users utensils venus video wallet watch ' +
  'wifi wind wine wrench x youtube zap zoom-in';

export const INTERFACE_ICON_IDS =
  'activity archive arrow-down arrow-left arrow-up arrow-up-down ban bell-ring chevron-left chevron-up ' +
  'chevrons-up-down circle circle-arrow-up circle-dot circle-minus circle-pause circle-play circle-plus ' +
  'circle-user circle-x cloud-upload columns-3 command copy corner-down-left database ellipsis ' +
  'ellipsis-vertical expand file-down file-up funnel grip-vertical hash history id-card image-off ' +
  'image-plus image-up inbox keyboard layout-dashboard loader-circle log-in log-out maximize-2 ' +
  'message-circle-question minimize-2 monitor-smartphone package-check package-open package-x ' +
  'panel-left panel-left-close pause pencil play power redo-2 rotate-cw save server square-pen ' +
  'sticky-note text-cursor-input trash-2 trending-down upload-cloud wand-sparkles wifi-off';
