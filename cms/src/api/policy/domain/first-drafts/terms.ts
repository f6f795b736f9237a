import { LEGAL_GUARANTEE_MONTHS, WITHDRAWAL_DAYS } from '@shop/contract';

export const terms = `# Quiénes somos
{marca} es la tienda que te vende. Estos son nuestros datos:
- Razón social: {razon_social}
- CUIT: {cuit}
- Condición frente al IVA: {condicion_iva}
- Ingresos Brutos: {ingresos_brutos}
- Domicilio: {domicilio}
- Email: {email}
- Teléfono: {telefono}
- WhatsApp: {whatsapp}
- Horario de atención: {horario}
- Canal de atención: {canal}
- Área responsable: {area}

# Qué aceptás al comprar
Al confirmar un pedido aceptás estos Términos y condiciones y la Política de privacidad, en la versión que está publicada en ese momento. La Política de cambios y la Política de envíos son parte de estos Términos.

El número de cada versión queda guardado con tu pedido, y podés volver a leerla y guardarla cuando quieras. Si después cambiamos estos textos, a tu compra se le sigue aplicando la versión que aceptaste.

# Quién puede comprar
Para comprar tenés que tener 18 años o más. No hace falta crear una cuenta. Los datos que nos das tienen que ser tuyos y verdaderos, porque con ellos preparamos y entregamos el pedido.

# Productos y disponibilidad
En la página de cada producto están sus fotos, sus características y los talles que quedan. Los colores pueden verse apenas distintos según la pantalla. Si algo se agota antes de que confirmes, te avisamos en la misma página y decidís cómo seguir.

# Precios
Los precios están en pesos argentinos y son finales: ya incluyen los impuestos. El costo del envío se muestra aparte, antes de confirmar. Vale el precio que viste al confirmar el pedido.

La compra mínima es de {compra_minima}.

# Formas de pago
{pagos}

Por tu compra emitimos el comprobante fiscal que corresponda. El comprobante de pedido que se imprime desde la tienda no es una factura.

# Entrega
{entregas}

Los envíos llegan solamente a: {ciudades}. Los detalles están en la Política de envíos.

# Derecho de arrepentimiento
**Tenés derecho a arrepentirte de la compra dentro de los ${WITHDRAWAL_DAYS} días corridos, contados desde que recibís el producto o desde que hiciste el pedido, lo que pase último, sin dar motivos y sin ningún costo** (artículo 34 de la Ley 24.240 y artículos 1110 a 1116 del Código Civil y Comercial).

Para ejercerlo, usá el Botón de arrepentimiento, que está en todas las páginas de la tienda, o escribinos. No hace falta registrarse ni hacer otro trámite. Te damos un código en el momento. Los gastos de devolución corren por nuestra cuenta: solo tenés que poner el producto a nuestra disposición, sin uso. Te devolvemos lo que pagaste.

# Garantía legal
Los productos nuevos tienen una garantía legal de ${LEGAL_GUARANTEE_MONTHS} meses desde la entrega por defectos o vicios de cualquier tipo (artículo 11 de la Ley 24.240). Si hay que llevar o traer el producto para cumplirla, el traslado corre por nuestra cuenta. Si el arreglo no te deja conforme, podés pedir otro producto igual, la devolución de lo que pagaste o una rebaja del precio (artículo 17).

# Reclamos
Escribinos y te respondemos. También podés reclamar ante Defensa del Consumidor:
- Iniciá tu reclamo en {defensa_del_consumidor}

{texto_provincial}

# Ley y tribunales
Se aplican las leyes de la República Argentina. Si hay un conflicto, podés acudir a los tribunales de tu domicilio. Nada de lo que dicen estos Términos limita los derechos que te dan la Ley 24.240 de Defensa del Consumidor y el Código Civil y Comercial; ante una duda, se interpreta lo que más te favorezca.
`;
