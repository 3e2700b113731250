import { regular } from './irregular.ts';

/**
 * Verbs whose forms no ending tells, folded: the first of each group stands for the others. German
 * ones as roots, to which endings are added; with what stands before them they make further verbs.
 */
const groups: Readonly<Record<string, string>> = {
  de: 'nehm nimm nahm nomm nahme,geb gib gab gabe,sprech sprich sprach sproch,treff triff traf troff,brech brich brach broch,ess iss aß gess,les lies las,seh sieh sah,steh stand stund,geh ging gang,lass ließ,halt hielt,fall fiel,lauf lief,trag trug,fahr fuhr,schlag schlug,wachs wuchs,lad lud,schreib schrieb,bleib blieb,treib trieb,steig stieg,scheid schied,zieh zog,flieg flog,bieg bog,biet bot,schieß schoss,schließ schloss,fließ floss,lier lor,frier fror,bind band bund,find fand fund,sing sang sung,sink sank sunk,trink trank trunk,dring drang drung,spring sprang sprung,winn wann wonn,ginn gann gonn,schwimm schwamm schwomm,helf hilf half holf,sterb stirb starb storb,werf wirf warf worf,werb wirb warb worb,stech stich stach stoch,bring brach bracht,denk dachte dacht,nenn nannt,kenn kannt,brenn brannt,mess maß,gess giss gaß,tret tritt trat,lieg lag leg,sitz saß sess,bitt bat bet,heb hob,schneid schnitt,leid litt,reit ritt,greif griff,reiß riss,weis wies,leih lieh,meid mied,rat riet,ruf rief,heiß hieß,stoß stieß,schaff schuf,wend wandt,send sandt,komm kam,stehl stiehl stahl stohl,empfehl empfiehl empfahl empfohl,schein schien,gleich glich,weich wich,streich strich',
  fr: 'tenir tient tiennent tenu tenus tenue tenues tint tenait,venir vient viennent venu venus venue venues vint venait,prendre prend prennent pris prise prises prit prenait,mettre met mettent mis mise mises mit mettait,cevoir coit coivent cu cus cue cues cut cevait,faire fait fait font faits faite faites fit faisait,voir voit voient vu vus vue vues vit voyait,dire dit disent dits dite dites disait,ecrire ecrit ecrivent ecrits ecrite ecrites ecrivit,lire lit lisent lu lus lue lues,suivre suit suivent suivi suivis suivie suivies suivit,duire duit duisent duits duite duites duisit,struire struit struisent struits struite struites struisit,truire truit truisent truits truite truites,ouvrir ouvre ouvrent ouvert ouverts ouverte ouvertes ouvrit,couvrir couvre couvrent couvert couverts couverte couvertes couvrit,offrir offre offrent offert offerts offerte offertes offrit,frir fre frent fert,craindre craint craignent,teindre teint teignent teints teinte teintes,joindre joint joignent joints jointe jointes,courir court courent couru,mourir meurt meurent mort morts morte mortes mourut,naitre nait naissent ne nes nee nees naquit,connaitre connait connaissent connu connus connue connues,paraitre parait paraissent paru parut,vivre vit vivent vecu vecut,boire boit boivent bu,rendre rend rendent rendu rendus rendue rendues rendit,tendre tend tendent tendu tendus tendue tendues,pendre pend pendent pendu,fendre fend fendent fendu,perdre perd perdent perdu perdus perdue perdues perdit,vendre vend vendent vendu vendus vendue vendues,pondre pond pondent pondu,battre bat battent battu battus battue battues,rompre rompt rompent rompu,vaincre vainc vainquent vaincu vaincus,resoudre resout resolvent resolu resolus resolue,croire croit croient cru,servir sert servent servi servis servie,sortir sort sortent sorti sortie,partir part partent parti partie,sentir sent sentent senti,mentir ment mentent,dormir dort dorment,crire crit crivent crits crite crites,quérir quiert quierent quis quise,plaire plait plaisent plu',
  es: 'tener tiene tienen tuvo tuvieron tenido tenia,venir viene vienen vino vinieron venido,poner pone ponen puso pusieron puesto puesta puestos puestas,hacer hace hacen hizo hicieron hecho hecha hechos hechas haciendo,decir dice dicen dijo dijeron dicho dicha diciendo,ducir duce ducen dujo dujeron ducido ducida,traer trae traen trajo trajeron traido traida,ver ve ven vio vieron visto vista vistos vistas viendo,dar da dan dio dieron dado dada,saber sabe saben supo supieron sabido,caber cabe caben cupo,querer quiere quieren quiso,volver vuelve vuelven volvio vuelto vuelta vueltos vueltas,solver suelve suelven solvio suelto suelta,abrir abre abren abrio abierto abierta abiertos abiertas,cubrir cubre cubren cubrio cubierto cubierta cubiertos cubiertas,scribir scribe scriben scribio scrito scrita scritos scritas,cribir cribe criben crito crita critos critas,romper rompe rompen roto rota rotos rotas,morir muere mueren murio muerto muerta muertos muertas,servir sirve sirven sirvio,seguir sigue siguen siguio siguiendo,pedir pide piden pidio pidiendo,medir mide miden midio midiendo,repetir repite repiten repitio,elegir elige eligen eligio elegido,corregir corrige corrigen,dormir duerme duermen durmio,mover mueve mueven movio,llover llueve,jugar juega juegan,mostrar muestra muestran,contar cuenta cuentan,contrar cuentra cuentran,probar prueba prueban,cordar cuerda cuerdan,costar cuesta cuestan,soltar suelta sueltan,volar vuela vuelan,perder pierde pierden,tender tiende tienden,cender ciende cienden,fender fiende fienden,sentar sienta sientan,empezar empieza empiezan empezo,comenzar comienza comienzan comenzo comienzo,cerrar cierra cierran,pensar piensa piensan,calentar calienta calientan,gobernar gobierna gobiernan,sembrar siembra siembran,regar riega riegan,defender defiende defienden,adquirir adquiere adquieren,preferir prefiere prefieren prefirio,ferir fiere fieren firio,vertir vierte vierten virtio,sentir siente sienten sintio,mentir miente mienten,herir hiere hieren,usar usa usan usando usado usada usados usadas uso,unir une unen unio unido unida unidos unidas,leer lee leen leyo leido leida leidos leidas leyendo,caer cae caen cayo cayeron caido caida,oir oye oyen oyo oido,huir huye huyen huyo,struir struye struyen struyo struido struida struidos struidas,tribuir tribuye tribuyen tribuyo tribuido tribuida,tituir tituye tituyen tituyo tituido tituida,cluir cluye cluyen cluyo cluido cluida cluidos cluidas,minuir minuye minuyen minuyo minuido',
  it: 'tenere tiene tengono tenne tennero tenuto tenuta tenuti tenute,venire viene vengono venne vennero venuto venuta venuti venute,porre pone pongono pose posero posto posta posti poste,fare fa fanno fece fecero fatto fatta fatti fatte,dire dice dicono disse dissero detto detta detti dette,durre duce ducono dusse dussero dotto dotta dotti dotte,trarre trae traggono trasse tratto tratta tratti tratte,vedere vede vedono vide videro visto vista visti viste,dare da danno diede diedero dato data dati,sapere sa sanno seppe,prendere prende prendono prese presero preso presa presi prese,rendere rende rendono rese resero reso resa resi rese,mettere mette mettono mise misero messo messa messi messe,scrivere scrive scrivono scrisse scritto scritta scritti scritte,leggere legge leggono lesse letto letta letti lette,reggere regge reggono resse retto retta,chiudere chiude chiudono chiuse chiusero chiuso chiusa chiusi chiuse,cludere clude cludono cluse clusero cluso clusa clusi cluse,rompere rompe rompono ruppe rotto rotta rotti rotte,correre corre corrono corse corso corsa,giungere giunge giungono giunse giunto giunta giunti giunte,vincere vince vincono vinse vinto vinta vinti vinte,nascere nasce nascono nacque nato nata nati nate,morire muore muoiono morto morta morti morte,aprire apre aprono aperto aperta aperti aperte,coprire copre coprono coperto coperta coperti coperte,offrire offre offrono offerto offerta,muovere muove muovono mosse mosso mossa mossi mosse,scegliere sceglie scelgono scelse scelto scelta scelti scelte,cogliere coglie colgono colse colto colta colti colte,togliere toglie tolgono tolse tolto tolta,salire sale salgono,rimanere rimane rimangono rimase rimasto rimasta,cadere cade cadono cadde caduto caduta,conoscere conosce conoscono conobbe,crescere cresce crescono crebbe,perdere perde perdono perse perso persa persi perse,spendere spende spendono spese speso spesa,tendere tende tendono tese teso tesa,scendere scende scendono scese sceso scesa,dividere divide dividono divise diviso divisa divisi divise,decidere decide decidono decise deciso decisa,uccidere uccide uccidono uccise ucciso,vivere vive vivono visse vissuto,bere beve bevono bevve bevuto,struire struisce struiscono strui struito struita,chiedere chiede chiedono chiese chiesto chiesta chiesti chieste,usare usa usano usando usato usata usati usate uso',
  pt: 'ter tem tinha teve tiveram tido,vir vem veio vieram vindo,por poe pos puseram posto posta postos postas,fazer faz fazem fez fizeram feito feita feitos feitas,dizer diz dizem disse disseram dito dita,duzir duz duzem duziu duzido duzida,trazer traz trazem trouxe trouxeram trazido,ver ve veem viu viram visto vista vistos vistas,dar da deu deram dado dada,saber sabe sabem soube,caber cabe coube,querer quer querem quis,abrir abre abrem abriu aberto aberta abertos abertas,cobrir cobre cobrem cobriu coberto coberta,escrever escreve escrevem escreveu escrito escrita escritos escritas,crever creve crevem crito crita critos critas,servir serve servem serviu,seguir segue seguem seguiu,pedir pede pedem pediu,medir mede medem mediu,dormir dorme dormem,usar usa usam usando usado usada usados usadas uso,unir une unem uniu unido unida,ler le leem leu lido lida,cair cai caem caiu,construir constroi constroem construiu construido construida,destruir destroi destroem destruiu,perder perde perdem perdeu perdido,morrer morre morrem morreu morto morta mortos,ganhar ganha ganham ganhou ganho,gastar gasta gastam gastou gasto,pagar paga pagam pagou pago',
};

/** What stands before a verb and makes another of it. Folded. */
const prefixes: Readonly<Record<string, RegExp>> = {
  de: /^((?:ab|an|auf|aus|be|bei|bereit|dar|durch|ein|emp|ent|er|fest|fort|frei|ge|her|hervor|hin|hinzu|los|mit|nach|statt|teil|uber|um|unter|ver|vor|voraus|weg|weiter|wider|wieder|zer|zu|zuruck|zusammen)*?)(?:ge|(?<=.)zu)?$/,
  fr: /^(?:re|r|com|ap|sur|con|de|ob|main|sou|entre|par|ad|ac|inter|inters|pro|pre|trans|sub|in|ins|contre|sous|des|dis|at|ab|per|p|m|d|s|ret|ent|et|def|conv|ren|c|red|tra|se|aper|en|e|ef|of|pour)?$/,
  es: /^(?:e|re|com|con|de|des|dis|ob|man|entre|pro|pre|trans|sub|in|im|ex|su|sus|ante|contra|contro|pos|pros|em|en|a|abs|at|inter|per|ins|cons|contri|atri)?$/,
  it: /^(?:ri|re|com|con|di|dis|ot|man|inter|pro|pre|tras|sub|in|im|es|su|sos|ante|contra|sup|per|s|as|ac|rac|ag|rag|ap|am|at|tra|de|ins|cos|ab|e)?$/,
  pt: /^(?:re|com|con|de|des|dis|ob|man|entre|pro|pre|trans|sub|in|im|ex|su|ante|contra|per|ins|inter|tra|es)?$/,
};
const endings =
  /^(?:e|en|est|st|t|et|te|ten|tes|ter|tem|tet|en[emnrs]|ene[mnrs]?|end|ende[mnrs]?|s)?$/;

interface Forms {
  readonly firsts: ReadonlyMap<string, string>;
  readonly lengths: readonly number[];
}
const made = new Map<string, Forms>();

function formsOf(base: string): Forms {
  let forms = made.get(base);
  if (forms) return forms;
  const firsts = new Map<string, string>();
  for (const group of (groups[base] ?? '').split(',')) {
    const [first = '', ...others] = group.split(' ');
    for (const form of [first, ...others]) if (!firsts.has(form)) firsts.set(form, first);
  }
  const lengths = [...new Set([...firsts.keys()].map(({ length }) => length))].toSorted(
    (a, b) => b - a,
  );
  made.set(base, (forms = { firsts, lengths }));
  return forms;
}

const known = new Map<string, string>();
const rememberedMax = 50_000;

/** The word in the form under which its irregular forms are found; itself where it has none. */
export function baseForm(norm: string, base: string): string {
  if (base === 'en') return regular(norm);
  if (groups[base] === undefined || !/^\p{Ll}{3,}$/u.test(norm)) return norm;
  const key = `${base} ${norm}`;
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= rememberedMax) known.clear();
    known.set(key, (found = base === 'de' ? ofRoot(norm) : ofForm(norm, base)));
  }
  return found;
}

/** "Entnimmt" and "entnommen": of "entnehmen". */
function ofRoot(norm: string): string {
  const { firsts, lengths } = formsOf('de');
  for (const length of lengths)
    for (let from = 0; from + length <= norm.length; from += 1) {
      const root = firsts.get(norm.slice(from, from + length));
      if (root === undefined || !endings.test(norm.slice(from + length))) continue;
      const before = prefixes['de']!.exec(norm.slice(0, from));
      if (before) return `${before[1] ?? ''}${root}en`;
    }
  return norm;
}

/** "Obtient" and "obtenu": of "obtenir". */
function ofForm(norm: string, base: string): string {
  const { firsts } = formsOf(base);
  for (let from = 0; norm.length - from >= 2; from += 1) {
    const first = firsts.get(norm.slice(from));
    const before = norm.slice(0, from);
    if (first !== undefined && prefixes[base]!.test(before)) return before + first;
  }
  return norm;
}
