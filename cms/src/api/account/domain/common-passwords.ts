import { mostTriedPasswords } from './most-tried-passwords';

// What people here choose and lists from elsewhere do not know; patterns are refused by rule.
const list = `
password passw0rd p@ssword p@ssw0rd password1 password12 password123 pass123 pass1234 contraseña contrasena clave clave123
clave1234 admin admin1 admin12 admin123 admin1234 admin12345 administrador administrator root toor usuario usuario1 user1234
test123 test1234 prueba prueba1 prueba123 demo123 demo1234 guest guest123 invitado invitado1 default changeme cambiame
welcome welcome1 welcome123 bienvenido bienvenida bienvenidos letmein letmein1 login123 access14 secret secret1 secreto
secreto1 secreto123 master master1 maestro superman superman1 batman batman1 spiderman pokemon pokemon1 naruto starwars
dragon dragon1 monkey monkey1 shadow shadow1 sunshine sunshine1 princess princess1 princesa princesa1 princesita reina123
iloveyou iloveyou1 iloveyou2 teamo teamo1 teamo123 tequiero tequiero1 tequieromucho amor123 amorcito amormio amoreterno
miamor miamor1 miamor123 corazon corazon1 corazoncito mivida mivida1 mibebe mibebe1 bebe123 hermosa hermosa1 preciosa
bonita bonita1 linda123 chiquita chiquito gordita gordito flaquita mariposa mariposa1 estrella estrella1 estrellita
angelito angelita angeles angel123 cielito cielo123 luna123 lunita luna1234 solcito sol12345 flor123 florcita rosa123
jazmin jazmin1 jazmin12 jazmin123 jazmin1234 jazmines lenceria lenceria1 lenceria123 jazminlenceria tienda tienda1
tienda123 negocio negocio1 ventas123 neuquen neuquen1 neuquen123 neuquen2024 neuquen2025 neuquen2026 patagonia patagonia1
argentina argentina1 argentina10 argentina123 argentina2022 messi10 messi123 messi1234 leomessi lionelmessi maradona
maradona10 diego10 scaloneta bocajuniors boca123 boca1234 bocacampeon riverplate river123 river1234 racing123
independiente sanlorenzo huracan1 velez123 estudiantes gimnasia rosariocentral newells barcelona barcelona1 realmadrid
realmadrid1 futbol futbol1 futbol10 futbol123 football football1 baseball baseball1 soccer1 hockey1
michelle michelle1 jessica jessica1 ashley ashley1 nicole nicole1 daniel daniel1 daniela daniela1 andrea andrea1 camila
camila1 camila123 valentina valentina1 sofia123 sofia1234 martina martina1 martina123 lucia123 julieta julieta1 florencia
florencia1 micaela micaela1 agustina agustina1 carolina carolina1 gabriela gabriela1 natalia natalia1 mariana mariana1
alejandra alejandra1 alejandro alejandro1 fernando fernando1 fernanda fernanda1 sebastian sebastian1 santiago santiago1
facundo facundo1 matias123 nicolas nicolas1 nicolas123 rodrigo rodrigo1 roberto roberto1 carlos123 carlitos ricardo ricardo1
eduardo eduardo1 cristian cristian1 cristina cristina1 patricia patricia1 veronica veronica1 monica123 silvia123 claudia1
marcela marcela1 lorena123 romina123 rocio123 celeste celeste1 candela candela1 milagros milagros1 guadalupe guadalupe1
francisco francisco1 antonio antonio1 manuel123 gonzalo gonzalo1 maximiliano leonardo leonardo1 mariano1 federico federico1
charlie charlie1 michael michael1 jordan23 jordan1 thomas123 andrew123 joshua123 matthew1 anthony1 william1 robert123
hunter1 hunter2 killer1 trustno1 whatever whatever1 freedom freedom1 ninja123 mustang mustang1 ferrari ferrari1 porsche1
mercedes mercedes1 corvette harley1 computer computer1 computadora internet internet1 samsung samsung1 iphone123 google123
facebook facebook1 instagram instagram1 whatsapp whatsapp1 youtube1 netflix1 spotify1 minecraft fortnite roblox123 playstation
cookie123 chocolate chocolate1 cafe1234 banana123 orange123 cheese123 pepper123 summer1 summer2024 summer2025 verano2024
verano2025 verano2026 invierno2025 primavera otoño2025 diciembre enero2025 enero2026 lunes123 viernes1 sabado123 domingo1
familia familia1 familia123 mifamilia mishijos mishijas mihijo mihija mama1234 mamita123 papa1234 papito123 abuela123
jesus123 jesus1234 jesucristo jesusteamo dios1234 diosesamor diosmio cristo123 bendicion bendiciones gracias1 fuerza123
perro123 perrito1 gato1234 gatito123 firulais mascota1 caballo1 tigre123 leon1234 delfin123 aguila123 halcon123 lobo1234
rebelde rebelde1 vampiro1 musica123 guitarra guitarra1 rockandroll metallica nirvana1 linkinpark pinkfloyd soda1234 redondos
lapiz123 escuela1 colegio1 universidad medicina abogada1 doctora1 maestra1 enfermera ingeniero arquitecto secretaria
hola123 hola1234 hola12345 holahola holamundo holaholahola adios123 chau1234 quepasa1 nosequeponer nolose1 nose1234 nomeacuerdo
olvide123 olvidada micontraseña micontrasena miclave miclave1 miclave123 mipassword mypassword mypass123 newpassword
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyui qwertz azerty asdfgh asdfghjk asdfghjkl asdf1234
asdfg123 zxcvbn zxcvbnm zxcvbnm1 zxcv1234 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3 q1w2e3r4 1qazxsw2
zaq12wsx zaq1zaq1 a1b2c3 a1b2c3d4 abc123 abc1234 abc12345 abcd1234 abcde123 abcdef1 aa123456 aa12345678 a12345 a123456
a1234567 a12345678 123abc 123456a 1234567a 12345678a 123456789a 123qwe 123qweasd 1234qwer 123asd 147258 147258369 159357
159753 741852 741852963 789456 789456123 963852741 987654 98765432 987654321 112233 11223344 1122334455 121212 123123
123123123 123321 1234321 12344321 123454321 131313 101010 100200 102030 10203040 111222 111222333 112358 142536 123654
123654789 456123 456789 654321 7654321 87654321 696969 777888 246810 13579 135790 135791 192837 19283746 314159 007007
`;
const local = new Set(list.split(/\s+/).filter(Boolean));
const isKnown = (text: string): boolean => local.has(text) || mostTriedPasswords.has(text);

const rows = ['abcdefghijklmnñopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const backwards = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(backwards)];

const repeatsAPiece = (text: string) => /^(.{1,4})\1+$/.test(text);
const isOneRun = (text: string) => runs.some((run) => run.includes(text));
const isAYearOrDate = (text: string) =>
  /^(\d{6}|\d{8})$/.test(text) && /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])/.test(text);
const withoutTail = (text: string) => text.replace(/[\d!.*_@#$-]{1,6}$/, '');

/** Whether a password is among the first that would be tried: known ones, runs, repeats, dates, or the person's own name. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const stem = withoutTail(text);
  const personal = about
    .flatMap((fact) => fact.toLowerCase().split(/[@.\s]/))
    .filter((part) => part.length >= 4);
  return (
    isKnown(text) ||
    (stem.length >= 4 && isKnown(stem)) ||
    repeatsAPiece(text) ||
    isOneRun(text) ||
    isAYearOrDate(text) ||
    personal.some((part) => text === part || stem === part)
  );
}
