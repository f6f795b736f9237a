import { LEGAL_GUARANTEE_MONTHS, WITHDRAWAL_DAYS } from '@shop/contract';

export const exchange = `# Si el talle no te queda
{cambio_de_talle}

{condiciones_de_cambio}

Si no hay cambio posible o no lo querés, podés arrepentirte de la compra y te devolvemos lo que pagaste.

# Si te arrepentís
**Tenés ${WITHDRAWAL_DAYS} días corridos para arrepentirte de la compra, contados desde que recibís el producto o desde que hiciste el pedido, lo que pase último, sin dar motivos y sin ningún costo** (artículo 34 de la Ley 24.240). Usá el Botón de arrepentimiento, que está en todas las páginas de la tienda. Los gastos de devolución corren por nuestra cuenta.

La prenda tiene que volver sin uso, con su etiqueta y, si lo trae, con el protector higiénico. Probártela con cuidado sobre tu ropa interior no es usarla.

# Si vino con una falla
Los productos nuevos tienen una garantía legal de ${LEGAL_GUARANTEE_MONTHS} meses desde la entrega (artículo 11 de la Ley 24.240). Escribinos y contanos qué pasó; una foto nos ayuda, pero no es obligatoria. Los traslados corren por nuestra cuenta.

# Si te llegó otra cosa
Si recibís un producto, un talle o un color que no pediste, lo cambiamos por el correcto sin costo.

# Dónde escribirnos
- Email: {email}
- WhatsApp: {whatsapp}
- Horario de atención: {horario}
- Área responsable: {area}
`;
