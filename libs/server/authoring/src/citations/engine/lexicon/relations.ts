/** How far a causal or temporal word turns the order of what stands left and right of it. */
export interface PivotWords {
  /** The left comes from the right: "because". */
  readonly backward: string;
  /** The right comes from the left: "therefore". */
  readonly forward: string;
}

export const causes: Readonly<Record<string, PivotWords>> = {
  en: {
    backward: 'because since due owing owe owes owed thanks',
    forward:
      'therefore so thus hence why causes cause caused causing leads led lead results resulted result consequently triggers triggered drove drives',
  },
  de: {
    backward: 'weil da denn wegen aufgrund durch infolge dank nämlich zumal verdankt verdanken',
    forward:
      'deshalb daher darum deswegen weshalb weswegen wodurch demnach somit folglich verursacht verursachen bewirkt führt führen führte löst sodass bewirken erzeugt entsteht',
  },
  fr: {
    backward: 'parce car puisque grâce cause',
    forward: 'donc ainsi causent causa entraîne entraînent provoque provoquent conduit mène',
  },
  es: {
    backward: 'porque pues debido gracias causa puesto dado ya',
    forward: 'así causan provoca provocan conduce',
  },
  it: {
    backward: 'perché poiché siccome giacché grazie causa dovuto dato visto',
    forward: 'quindi perciò pertanto causano provoca provocano dunque',
  },
  pt: {
    backward: 'porque pois porquanto devido graças causa dado visto',
    forward: 'portanto assim causam provoca provocam',
  },
  ca: {
    backward: 'perquè ja degut gràcies causa',
    forward: 'doncs així causa causen provoca provoquen porta',
  },
  ru: {
    backward: 'потому поскольку благодаря так ибо',
    forward: 'поэтому следовательно вызывает вызывают приводит приводят',
  },
  zh: { backward: '因为 由于 因', forward: '所以 因此 导致 造成 使 使得 引起 从而' },
  ja: { backward: 'ため から ので', forward: 'したがって よって 引き起こす もたらす そのため' },
  ar: { backward: 'لأن بسبب لأنه لأنها نتيجة', forward: 'لذلك يسبب تسبب يؤدي تؤدي إذن' },
  hi: { backward: 'क्योंकि कारण', forward: 'इसलिए अतः' },
};

export const orders: Readonly<Record<string, PivotWords>> = {
  en: { backward: 'after', forward: 'before' },
  de: { backward: 'nachdem nach', forward: 'bevor vor ehe' },
  fr: { backward: 'après', forward: 'avant' },
  es: { backward: 'después tras', forward: 'antes' },
  it: { backward: 'dopo', forward: 'prima' },
  pt: { backward: 'depois após', forward: 'antes' },
  ca: { backward: 'després', forward: 'abans' },
  ru: { backward: 'после', forward: 'до перед прежде затем' },
  zh: { backward: '之后 后', forward: '之前 前 然后' },
  ja: { backward: '後 あと', forward: '前 まえ' },
  ar: { backward: 'بعد', forward: 'قبل ثم' },
  hi: { backward: 'बाद', forward: 'पहले' },
};

/** Words by which somebody is made the author of what is said. */
export const attributions: Readonly<Record<string, string>> = {
  en: 'according claims claimed claim argues argued argue says said shows showed shown reports reported report believes believed states stated states suggests suggested suggestion proposed proposes maintained maintains insisted insists discovered demonstrated explains explained noted notes concluded concludes found finds blamed attributes attributed demanded wrote writes thought doubts admitted admits denied denies pointed observed observes predicted predicts recommended recommends advised advises ordered idea theory view opinion warned warns estimated estimates calls called credits praised criticised criticized conceded concedes complained complains announced announces boasted boasts assured assures declared declares alleged alleges confirmed confirms contends contended stressed stresses emphasised emphasized fears feared hopes hoped objected',
  de: 'laut zufolge behauptet behauptete behaupten argumentiert sagt sagte zeigt zeigte berichtet berichtete glaubt glaubte meint meinte schreibt schrieb schlug entdeckte erklärt erklärte betont betonte fand forderte bewies nannte vermutete warnte empfahl schätzt nachgewiesen bemerkte empfiehlt empfehlen empfahlen rät raten riet warnt warnen berichten meinen sagen glauben schreiben erklären fordern fordert kritisiert bestätigt bestätigte betonen vermutet versichert verkündete kündigte klagte urteilt schätzen schätzte findet hält bezweifelt bestreitet',
  fr: 'selon affirme affirma affirmait prétend soutient dit montre montra montré rapporte rapporta croit pense déclare déclara suggère proposa découvrit explique expliqua écrit note conclut estime assure démontra remarqua recommande recommandent affirment prétendent soutiennent disent montrent rapportent croient pensent déclarent estiment assurent jugent juge jugeait jugeaient indique indiquent indiqua annonce annoncent annonça avertit prévient conseille conseillent explique expliquent rappelle raconte racontent regrette confirma confirme craignent souligne',
  es: 'según afirma afirmó afirmaba sostiene sostuvo dice dijo muestra mostró demostró informa informó cree creía declara declaró sugiere sugirió propuso descubrió explica explicó escribió concluyó señaló señala estima advierte recomienda recomiendan asegura aseguran aseguró afirman sostienen dicen muestran informan creen declaran explican escribe escriben señalan estiman advierten aconseja aconsejan anunció anuncia anuncian quejan queja contó cuentan confirma confirmó opina opinan considera consideran teme temen admitió',
  it: 'secondo afferma affermò sostiene sostenne dice disse mostra mostrò dimostrò riferisce riferì crede dichiara dichiarò suggerisce propose scoprì spiega spiegò scrisse concluse notò stima stimano raccomanda raccomandano affermano sostengono dicono credono dichiarano spiegano ritiene ritengono pensa pensano comunica comunicò annuncia annunciò avverte consiglia consigliano conferma confermò racconta ammise lamenta',
  pt: 'segundo afirma afirmou sustenta diz disse mostra mostrou demonstrou relata relatou acredita declara declarou sugere propôs descobriu explica explicou escreveu concluiu observou estima estimam recomenda recomendam afirmam sustentam dizem acreditam declaram explicam escreve alerta alertam aconselha anunciou anuncia contou confirma confirmou considera consideram admite admitiu queixam',
  ca: 'segons afirma afirmà sosté diu va mostra mostrà creu declara suggereix proposà descobrí explica escriu conclou estima',
  ru: 'согласно утверждает утверждал сказал говорит показал сообщает сообщил считает считал полагает предложил открыл объясняет писал доказал заметил словам мнению данным утверждают говорят считают полагают сообщают пишет пишут уверяет уверяют заявил заявила заявляет заявляют отметил отмечает предупреждает предупреждают рекомендует советует рассказывает рассказывают признал подчеркнул жалуются оценивает',
  zh: '据 认为 声称 指出 表示 表明 说 报告 报道 发现 提出 证明 主张 称 建议 宣称 宣布 估计 记载 透露 强调 看来 相信 警告',
  ja: 'によれば によると による よれば よると よれ 主張 述べ 示し 報告 信じ 提案 発見 証明 指摘 言う 考え 語っ 発表 推定 警告',
  ar: 'وفقا حسب يدعي زعم يقول قال أظهر ذكر يعتقد اقترح اكتشف أثبت يرى رأى صرح كتب أعلن أكد أشار ذكرت قالت أعلنت أكدت حذر يقدر يزعم',
  hi: 'अनुसार कहा कहते दावा बताया मानते सुझाव कहना मानना बताते लिखा चेतावनी अनुमान',
};

/** Words of somebody who speaks of himself or to another: what they say no passage carries. */
export const speakers: Readonly<Record<string, string>> = {
  en: "i i'm i've i'd i'll me my mine myself",
  de: 'ich mir mich mein meine meinem meinen',
  fr: 'je j moi mon ma mes',
  es: 'yo mí mi mis me',
  it: 'io mio mia miei mie',
  pt: 'eu meu minha meus minhas',
  ca: 'jo meu meva gràcies',
};
