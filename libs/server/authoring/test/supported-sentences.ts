/**
 * Sentences as a careful writer would word them, each with words that find the passage of a sample
 * text that carries it.
 */
export interface SupportedSentence {
  readonly sample: string;
  readonly anchor: string;
  readonly text: string;
}

const of = (sample: string, pairs: readonly (readonly [string, string])[]): SupportedSentence[] =>
  pairs.map(([anchor, text]) => ({ sample, anchor, text }));

export const english: readonly SupportedSentence[] = [
  ...of('photosynthesis', [
    ['feeds almost all life', 'Almost all life on Earth is fed by photosynthesis.'],
    [
      'Six molecules of carbon dioxide',
      'One molecule of glucose and six of oxygen come from six molecules each of carbon dioxide and water.',
    ],
    [
      'Calvin cycle** is the stage',
      'In the Calvin cycle, ATP and NADPH are spent to build sugar from carbon dioxide.',
    ],
    [
      'autotroph',
      'Autotrophs make their own organic matter from inorganic substances, and photosynthetic organisms are the most important of them.',
    ],
    [
      'van Helmont grew',
      'Over five years the willow of Jan Baptist van Helmont gained about 74 kg, whereas the soil lost only 57 grams.',
    ],
    [
      'Priestley showed',
      'Joseph Priestley found in the early 1770s that mint can restore air in which a candle went out.',
    ],
    [
      'Ingenhousz',
      'Plants restore air only in light and with their green parts, as Jan Ingenhousz proved in 1779.',
    ],
    [
      'A **stoma** is',
      'Stomata are tiny pores in a leaf’s surface that open and close to control gas exchange.',
    ],
    [
      'typical chloroplast',
      'Chloroplasts are about 5 micrometres long and carry their own small circle of DNA.',
    ],
    [
      'Engelmann',
      'With oxygen-seeking bacteria, Theodor Engelmann showed in 1882 that red and blue light drive the process best.',
    ],
    ['P680', 'The reaction centre of photosystem II is P680, and that of photosystem I is P700.'],
  ]),
  ...of('the-human-immune-system', [
    ['pathogen** is', 'Most pathogens are kept out by intact skin.'],
    ['between 1.5 and 2', 'An adult’s skin covers between 1.5 and 2 square metres.'],
    ['lysozyme', 'Lysozyme, an enzyme in tears and saliva, breaks down bacterial cell walls.'],
    [
      'Clostridioides',
      'After antibiotics, Clostridioides difficile often multiplies and causes severe diarrhoea.',
    ],
    [
      'lymph node** is',
      'The body holds several hundred lymph nodes, clustered in the neck, the armpits and the groin.',
    ],
    ['Metchnikoff', 'Élie Metchnikoff and Paul Ehrlich shared the Nobel Prize in 1908.'],
    [
      'Neutrophils make up',
      'Roughly 50 to 70% of a healthy adult’s white blood cells are neutrophils.',
    ],
    ['histamine', 'Histamine from mast cells widens small blood vessels and makes them leaky.'],
    [
      'cytokine** is',
      'Some cytokines reach the brain, where they raise the set point of body temperature and so produce fever.',
    ],
    [
      'Innate immunity** is',
      'Innate immunity is present from birth and responds within minutes to hours.',
    ],
  ]),
  ...of('the-printing-press-and-its-consequences', [
    ['scriptorium', 'A scribe could spend a year or more on a long book such as a Bible.'],
    [
      'Diamond Sutra',
      'The oldest surviving printed book with a date is a copy of the Diamond Sutra from 868.',
    ],
    ['Bi Sheng', 'In the 1040s the Chinese artisan Bi Sheng made movable type from baked clay.'],
    ['Nuremberg by 1390', 'By 1390 a paper mill was working near Nuremberg.'],
    [
      '1,600 guilders',
      'The merchant Johann Fust lent Gutenberg 1600 guilders to build his workshop.',
    ],
    ['Fust sued', 'Fust sued Gutenberg for repayment in 1455.'],
    [
      'Mainz Psalter',
      'The Mainz Psalter of 1457 was the first book printed in Europe to state its date and printers.',
    ],
    ['42 lines', 'A page of the Gutenberg Bible usually has two columns with 42 lines each.'],
    ['About 180 copies', 'Of about 180 copies, almost 50 survive wholly or in large part.'],
    [
      'incunable** is',
      'Books printed in Europe with movable type before 1501 are called incunables.',
    ],
    ['Sweynheym', 'Konrad Sweynheym and Arnold Pannartz set up their press at Subiaco, near Rome.'],
  ]),
  ...of('personal-finance-basics', [
    ['yearly bill of 600', 'Setting aside 50 every month covers a yearly bill of 600.'],
    [
      '50/30/20 rule** is',
      'The 50/30/20 rule gives 50% of net income to needs, 30% to wants and 20% to savings and debt repayment.',
    ],
    [
      'Elizabeth Warren',
      'Elizabeth Warren and Amelia Warren Tyagi made the rule popular in a book from 2005.',
    ],
    [
      'three to six months',
      'Holding three to six months of essential expenses is a common recommendation.',
    ],
    [
      'Liquidity** means',
      'Liquidity is the ease of turning an asset into cash without losing value.',
    ],
    ['prices double', 'Prices double in about 24 years when inflation is 3% a year.'],
    [
      'real interest rate** is',
      'Subtracting inflation from the interest rate gives the real interest rate.',
    ],
    [
      'Simple interest equals',
      'At a simple rate of 5 per cent, a loan of 1,000 costs 500 over ten years.',
    ],
    [
      'sinking fund** is',
      'A sinking fund is set aside step by step for a known expense in the future.',
    ],
    ['Net worth** is', 'Net worth is the value of everything owned minus everything owed.'],
  ]),
];

export const spanish: readonly SupportedSentence[] = [
  ...of('el-sistema-solar', [
    ['99,86 %', 'Alrededor del 99,86 % de la masa total se concentra en el Sol.'],
    [
      'tarda unos 8 minutos',
      'La luz del Sol tarda unos 8 minutos en alcanzar la Tierra y unas 4 horas en llegar a Neptuno.',
    ],
    [
      '4570 millones',
      'El sistema solar nació hace unos 4570 millones de años a partir de una gran nebulosa.',
    ],
    [
      'disco protoplanetario** es',
      'Un disco protoplanetario es un disco de gas y polvo que gira en torno a una estrella joven.',
    ],
    [
      'Johannes Kepler publicó',
      'Según publicó Johannes Kepler en 1609, los planetas recorren elipses.',
    ],
    [
      'Isaac Newton',
      'Isaac Newton explicó las elipses con la ley de la gravitación universal en 1687.',
    ],
    ['0,39 unidades', 'Mercurio está a 0,39 unidades astronómicas del Sol.'],
    [
      'agosto de 2006',
      'La Unión Astronómica Internacional aprobó la definición de planeta en agosto de 2006.',
    ],
    ['Plutón pasó', 'Plutón es un planeta enano desde 2006.'],
    ['109 Tierras', 'El diámetro del Sol equivale a 109 Tierras puestas en fila.'],
    [
      'fotosfera** es',
      'La fotosfera, la capa visible del Sol, tiene una temperatura cercana a los 5500 °C.',
    ],
  ]),
  ...of('fotografia-basica', [
    [
      'Niépce obtuvo',
      'La fotografía más antigua que se conserva la obtuvo Nicéphore Niépce hacia 1826 o 1827.',
    ],
    ['Louis Daguerre', 'El invento de Louis Daguerre se presentó en París en 1839.'],
    ['George Eastman', 'En 1888 George Eastman puso a la venta la primera cámara Kodak.'],
    ['Steven Sasson', 'Steven Sasson construyó en 1975 una cámara digital de 0,01 megapíxeles.'],
    [
      'necesitaba 23 segundos',
      'Grabar una imagen en blanco y negro llevaba 23 segundos con la cámara de Sasson.',
    ],
    ['diafragma** es', 'El diafragma es una abertura variable dentro del objetivo.'],
    ['paso** es', 'Un paso duplica o reduce a la mitad la luz que se registra.'],
    [
      '1/1000 de segundo',
      'Con 1/1000 de segundo se congela la mayoría de los movimientos deportivos.',
    ],
    ['ISO 100 a ISO 200', 'Pasar de ISO 100 a ISO 200 permite trabajar con la mitad de luz.'],
  ]),
];

export const germanPassages: readonly string[] = [
  'Karl Drais stellte 1817 in Mannheim eine Laufmaschine vor, die als Vorläufer des Fahrrads gilt. Der Fahrer saß auf einem Balken zwischen zwei hölzernen Rädern und stieß sich mit den Füßen ab. Die Maschine wog etwa 22 Kilogramm und erreichte auf ebener Straße bis zu 15 Kilometer pro Stunde.',
  'In den 1860er Jahren baute Pierre Michaux in Paris Pedale an das Vorderrad. Das Hochrad der 1870er Jahre besaß ein sehr großes Vorderrad, weil eine Umdrehung der Pedale so einen längeren Weg ergab. Stürze über den Lenker waren häufig und gefährlich.',
  'John Kemp Starley brachte 1885 in Coventry das Rover-Sicherheitsrad auf den Markt. Es hatte zwei gleich große Räder und einen Kettenantrieb auf das Hinterrad. Diese Bauart hat sich bis heute gehalten.',
  'John Boyd Dunlop entwickelte 1888 in Belfast einen luftgefüllten Reifen aus Gummi. Der Reifen dämpfte Stöße und machte das Fahren schneller. Schon 1889 gewann William Hume mit solchen Reifen mehrere Rennen.',
  'Eine Gangschaltung verändert das Verhältnis zwischen der Drehzahl der Kurbel und der Drehzahl des Hinterrads. Eine Kettenschaltung bewegt die Kette seitlich auf ein anderes Ritzel. Eine Nabenschaltung verbirgt ein Planetengetriebe in der Hinterradnabe und braucht wenig Pflege.',
  'Scheibenbremsen pressen Beläge gegen eine Scheibe an der Nabe. Sie bremsen auch bei Nässe zuverlässig, sind aber schwerer als Felgenbremsen. Bei einer Felgenbremse nutzt sich mit der Zeit die Felge ab.',
];
const inGerman = (
  pairs: readonly (readonly [number, string])[],
): { passage: string; text: string }[] =>
  pairs.map(([at, text]) => ({ passage: germanPassages[at] ?? '', text }));

export const german: readonly { passage: string; text: string }[] = inGerman([
  [
    0,
    'Die Laufmaschine, die Karl Drais 1817 in Mannheim vorstellte, gilt als Vorläufer des Fahrrads.',
  ],
  [0, 'Auf ebener Straße erreichte die Maschine bis zu 15 Kilometer pro Stunde.'],
  [0, 'Die Laufmaschine wog rund 22 Kilogramm.'],
  [0, 'Mit den Füßen stieß sich der Fahrer vom Boden ab.'],
  [1, 'Pierre Michaux baute in Paris Pedale an das Vorderrad.'],
  [1, 'Beim Hochrad der 1870er Jahre war das Vorderrad sehr groß.'],
  [1, 'Stürze über den Lenker kamen häufig vor und waren gefährlich.'],
  [2, 'Das Rover-Sicherheitsrad kam 1885 in Coventry auf den Markt.'],
  [2, 'Die Räder waren gleich groß, und eine Kette trieb das Hinterrad an.'],
  [2, 'John Kemp Starley brachte das Rad auf den Markt.'],
  [3, 'Den luftgefüllten Reifen entwickelte John Boyd Dunlop 1888 in Belfast.'],
  [3, 'Mit solchen Reifen gewann William Hume 1889 mehrere Rennen.'],
  [3, 'Luftgefüllte Reifen dämpfen Stöße und machen das Fahren schneller.'],
  [4, 'Bei einer Kettenschaltung wird die Kette seitlich auf ein anderes Ritzel bewegt.'],
  [4, 'Nabenschaltungen verbergen ein Planetengetriebe in der Nabe und brauchen wenig Pflege.'],
  [4, 'Die Gangschaltung verändert das Verhältnis der Drehzahlen von Kurbel und Hinterrad.'],
  [5, 'Scheibenbremsen bremsen auch bei Nässe zuverlässig.'],
  [5, 'Bei Felgenbremsen nutzt sich die Felge mit der Zeit ab.'],
  [5, 'Eine Scheibenbremse presst Beläge gegen eine Scheibe an der Nabe.'],
]);
