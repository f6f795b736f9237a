import { ACCESS_TERM_TEXT, AAIP_NOTICE, CHANGE_TERM_TEXT } from '@shop/contract';

export const privacy = `# Quién es responsable de tus datos
{marca} es responsable de los datos personales que nos das en esta tienda.
- Razón social: {razon_social}
- CUIT: {cuit}
- Domicilio: {domicilio}
- Email: {email}
- Teléfono: {telefono}

# Qué datos pedimos y para qué
- Para tu pedido: nombre, email, teléfono y, si elegís envío, la dirección. Los usamos para prepararlo, cobrarlo, entregarlo, avisarte cómo va y responder si hay un cambio, una devolución o un reclamo.
- Si pagás por transferencia: el comprobante que subís. Lo usamos para verificar el pago.
- Si nos escribís: los datos del formulario, para responderte.
- Si pedís que te avisemos cuando vuelve un producto: tu email o tu teléfono, para ese aviso y nada más.
- Si dejás una opinión: el nombre que elegís mostrar, lo que escribís y la foto, si la subís. Se publica en la página del producto.

Los datos marcados como obligatorios hacen falta para hacer el pedido: sin ellos no podemos prepararlo ni entregarlo. Los demás los das si querés. Si un dato está mal, puede pasar que no podamos entregarte el pedido o avisarte.

No te mandamos novedades ni ofertas si no lo aceptaste antes.

# Con quién los compartimos
No vendemos ni prestamos tus datos. Los ven solamente:
- las personas que trabajan en la tienda;
- quien hace la entrega: tu nombre, tu teléfono y tu dirección;
- las empresas que nos dan el servidor y el correo electrónico, que los guardan por cuenta nuestra;
- la empresa de cobro, si elegís pagar en línea: vos le das los datos del pago directamente a ella, y nosotros no vemos tu tarjeta;
- las autoridades, si la ley nos obliga.

# Cuánto tiempo los guardamos
{plazos_de_conservacion}

# Qué queda en tu navegador
El carrito, los favoritos, lo último que viste y lo que vas completando del pedido se guardan en tu propio navegador y los podés borrar ahí. Contamos las visitas a cada producto por día, sin tu nombre y sin cookies de publicidad. No usamos herramientas de seguimiento de otras empresas.

# Cómo los cuidamos
Los comprobantes no son públicos, y tu pedido completo se ve solamente con el enlace que recibís al comprar: no lo compartas.

# Tus derechos
Podés pedirnos, gratis y sin explicar por qué:
- **acceder** a los datos que tenemos tuyos: te respondemos dentro de los ${ACCESS_TERM_TEXT};
- **corregirlos, actualizarlos o suprimirlos**: lo hacemos dentro de los ${CHANGE_TERM_TEXT} y le avisamos a quien se los hayamos pasado. No podemos suprimir lo que la ley nos obliga a guardar, ni hacerlo si perjudica derechos de otras personas.

Pedilo en la página «Mis datos» (el enlace está al pie de la tienda y en el seguimiento de tu pedido) o escribinos a {email}. Antes de darte o borrar datos confirmamos que sos vos, con el enlace de tu compra, tu email o tu teléfono.

${AAIP_NOTICE.map((paragraph) => `“${paragraph}”`).join('\n\n')}
`;
