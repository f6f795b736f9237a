export const delivery = `# Cómo recibís tu pedido
{entregas}

# Hasta dónde llegamos
Los envíos a domicilio llegan solamente a: {ciudades}. Si estás en otro lugar, consultanos antes de comprar.

# Cuándo llega
Antes de confirmar te mostramos cuándo estimamos que llega o desde cuándo lo podés retirar. Esa fecha queda guardada en tu pedido. Si pagás por transferencia, los días se cuentan desde que confirmamos el pago.

Si no podemos cumplir con la fecha, te avisamos. En ese caso podés esperar la entrega, aceptar otro producto equivalente o dejar sin efecto la compra y que te devolvamos lo que pagaste (artículo 10 bis de la Ley 24.240).

# Quién responde por el paquete
El pedido viaja por nuestra cuenta y riesgo hasta que lo recibís. Si llega abierto o dañado, avisanos apenas puedas: lo resolvemos sin costo para vos.

# Si no estás cuando llegamos
Te escribimos para coordinar otro día. Revisá que la dirección y el teléfono del pedido estén bien: los podés ver con el enlace que recibiste al comprar.

# Dónde consultar
- Email: {email}
- Teléfono: {telefono}
- WhatsApp: {whatsapp}
- Horario de atención: {horario}
`;
