/**
 * Forms of one word on each line; words of different lines are different words, some of them alike
 * on purpose.
 */
const lists: Readonly<Record<string, string>> = {
  en: `plan plans planned planning planner
    make makes making
    run runs running
    study studies studied studying
    city cities
    box boxes boxed
    class classes
    analyse analyses analysed analysing
    organize organizes organized organizing organization organizations
    organ organs
    universe universes
    university universities
    general generally
    generous generously
    policy policies
    police policing policed
    new newer newest
    news
    import imports imported importing
    important importantly
    operate operates operated operating operation operations
    opera operas
    relate relates related relating relation relations
    relative relatively
    experience experiences experienced
    experiment experiments experimental
    wander wanders wandering wandered
    wand wands
    leaf leafs
    photosynthesis
    photosynthetic
    cell cells
    cellar cellars
    light lights lighted lighting
    lightning
    rate rates rated rating
    rat rats
    water waters watered watering
    bus buses
    busy busily
    agree agrees agreed agreeing agreement
    quick quickly
    create creates created creating creation
    creature creatures`,
  es: `gato gatos gata gatas
    planeta planetas
    luz luces
    nación naciones
    nacional nacionales
    comer come comen comía comieron comiendo
    hablar habla hablan hablaba hablaron hablando hablado
    fotografía fotografías
    fotógrafo fotógrafos
    rápido rápida rápidos rápidas rápidamente
    ciudad ciudades
    energía energías
    órbita órbitas
    orbital orbitales
    casa casas
    caso casos
    cosa cosas
    agua aguas
    solar solares
    suelo suelos
    generar genera generan generado generando
    general generales generalmente
    estrella estrellas
    estrecho estrechos
    mar mares
    marea mareas
    libro libros
    libre libres
    cámara cámaras
    cambio cambios cambiar cambia`,
  de: `Haus Hauses Häuser Häusern
    Stadt Städte Städten
    Kette Ketten
    Rad Räder Rädern Rades
    rat rate
    fahren fährt fahre fahrend
    Fahrer Fahrern Fahrers
    Erfindung Erfindungen
    erfinden erfindet
    schnell schnelle schneller schnelles schnellen schnellem
    Zeitung Zeitungen
    Zeit Zeiten
    Universität Universitäten
    Universum Universums
    machen macht machte gemacht
    Macht Mächte
    Wasser Wassers
    Straße Straßen
    Strahl Strahlen
    groß große großen großer größer
    Regierung Regierungen
    Regen Regens
    Kind Kinder Kindern Kindes
    König Könige Königs Königen
    Kunst Künste
    künstlich künstliche künstlichen
    Pflanze Pflanzen
    Zelle Zellen
    Blatt Blätter Blättern`,
  fr: `chat chats
    cheval chevaux
    rapide rapides rapidement
    nation nations
    national nationale nationaux nationales
    manger mange mangent mangeait mangé mangeant
    parler parle parlent parlait parlé parlant
    école écoles
    écologie écologies
    été étés
    eau eaux
    animal animaux
    énergie énergies
    planète planètes
    plante plantes
    plan plans
    lumière lumières
    lumineux lumineuse lumineuses
    ville villes
    village villages
    heureux heureuse heureuses heureusement
    heure heures
    grand grande grands grandes
    grandir grandit
    organisation organisations
    organe organes
    porter porte portent
    portion portions
    général générale généraux généralement`,
  it: `gatto gatti gatta gatte
    città
    nazione nazioni
    nazionale nazionali
    mangiare mangia mangiano mangiava mangiato mangiando
    parlare parla parlano parlava parlato parlando
    rapido rapida rapidi rapide rapidamente
    energia energie
    pianeta pianeti
    pianta piante
    piano piani
    luce luci
    lusso lussi
    casa case
    caso casi
    cosa cose
    libro libri
    libero libera liberi libere
    generale generali generalmente
    genere generi
    università
    universo universi
    acqua acque
    mare mari
    marea maree
    stella stelle
    amico amici amica amiche`,
  pt: `gato gatos gata gatas
    nação nações
    nacional nacionais
    comer come comem comia comeram comendo
    falar fala falam falava falaram falando falado
    rápido rápida rápidos rápidas rapidamente
    cidade cidades
    energia energias
    planeta planetas
    planta plantas
    plano planos
    luz luzes
    luxo luxos
    casa casas
    caso casos
    coisa coisas
    animal animais
    geral gerais geralmente
    gerar gera geram gerado
    universidade universidades
    universo universos
    água águas
    mar mares
    maré marés
    estrela estrelas
    limão limões
    livro livros
    livre livres`,
  ru: `город города городов городам городами городе
    книга книги книгу книгой книг
    вода воды воду водой
    водитель водители водителя
    читать читает читают читал читали
    большой большая большое большие большого больших
    планета планеты планету планет планетой
    план планы плана планов
    энергия энергии энергию энергией
    свет света светом
    светлый светлая светлые светлых
    государство государства государств государством
    новый новая новые новых нового
    новость новости новостей
    работа работы работу работой работе
    рабочий рабочие рабочих
    общество общества обществом
    общий общая общие общих`,
  ca: `gat gats gata gates
    nació nacions
    nacional nacionals
    ciutat ciutats
    parlar parla parlen parlava parlat
    ràpid ràpida ràpids ràpides ràpidament
    energia energies
    planeta planetes
    planta plantes
    casa cases
    cas casos
    cosa coses
    llum llums
    aigua aigües
    mar mars
    marea marees
    estrella estrelles
    llibre llibres
    lliure lliures`,
};

/** By language: groups of the forms of one word. */
export const wordForms: Readonly<Record<string, readonly (readonly string[])[]>> =
  Object.fromEntries(
    Object.entries(lists).map(([language, list]) => [
      language,
      list.split('\n').map((line) => line.trim().split(' ')),
    ]),
  );
