import { baseLanguage } from '@coursewright/text';
import { capital } from '../phrases/capital.ts';

const asking =
  /^(?:how|why|when|where|what|wie|warum|wann|wo|was|c[oó]mo|por qué|cu[aá]ndo|d[oó]nde|qué|comment|pourquoi|quand|où|come|perché|quando|dove|cosa|por que|onde|как|почему|когда|где|что)(?!\p{L})/iu;

/** Verbs at the beginning of a heading, in German at its end. */
const deeds: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:(?:some|any|every|no)?thing|string|wiring|engineering|programming|networking|existing|missing|remaining)s? )\p{L}{2,}ing (?=\S)/iu,
  de: / \p{Ll}+(?:en|ern|eln)$/u,
  es: /^(?!(?:primer|tercer|lugar|hogar) )\p{L}+(?:[aei]r(?:se|l[oae]s?)?|[aei]ndo) (?=\S)/iu,
  fr: /^(?!(?:premier|dernier|fichier|atelier|cahier|papier|dossier|métier|ordre|titre|registre|cadre|genre|autre|notre|votre|entre|contre|nombre|paramètre|fenêtre|chapitre) )(?:se |s[’'])?\p{L}+(?:er|ir|re) (?=\S)/iu,
  it: /^(?!(?:altre|oltre|sempre|\p{L}*ware) )\p{L}+[aei]r(?:e|si|l[oaei]) (?=\S)/iu,
  pt: /^(?!(?:lugar|qualquer|quando|segundo|mundo|fundo) )\p{L}+(?:[aei]r(?:-se)?|[aei]ndo) (?=\S)/iu,
  ca: /^\p{L}+(?:[aei]r|re) (?=\S)/iu,
  // Before a verb of Dutch at the end stands one thing with its article: several end like a verb.
  nl: /^(?:een|het) (?!.*(?<!\p{L})(?:van|met|voor|in|op|tussen|uit|en|of|bij|naar|over|tot|door) )\S+ (?:\S+ )?\p{Ll}{2,}en$| (?:maken|\p{Ll}*voegen|verwijderen|wijzigen|bewerken|\p{Ll}*stellen|gebruiken|openen|opslaan|verplaatsen|afdrukken|aanpassen|uitvoeren|vervangen|(?!kinderen)\p{Ll}{2,}(?:[cstlrnif]eren|iëren))$/iu,
  pl: /^(?!postać )\p{L}+(?:[aiyąu]ć)(?: się)? (?=\S)/iu,
  uk: /^\p{L}+[аеиоуяію]ти(?:ся)? (?=\S)/iu,
  ko: /\p{sc=Hangul}기$/u,
  ru: /^(?!(?:путь|сеть|память|печать) )\p{L}+[аеиоуыюя]ть(?:ся)? (?=\S)/iu,
  ja: /を[^をがはに。、]{1,12}(?:する|[うくすつぬむるぐぶ])$/u,
  zh: /^(?:安装|安裝|配置|设置|設定|使用|创建|建立|删除|刪除|添加|新增|修改|查看|运行|執行|启动|啟動|停止|更新|升级|卸载|下载|编辑|編輯|管理|编写|編寫|编译|編譯|构建|構建|打开|开启|关闭|保存|导入|导出|选择|選擇|调整|检查|檢查|测试|调试|备份|恢复|连接|转换|查找|搜索|替换|绘制|插入|移动|复制|合并|打印|发送|获取|定义|定義|声明|调用|实现|避免|优化|启用|禁用|初始化|上传|上傳|发布|部署|处理|打包|签名|注册|登录|订阅|提交|解压|压缩|分区|挂载|显示|隐藏|重命名|清理|监控)(?!.*(?:方法|工具|程序|程式|文件|檔案|选项|指南|说明|說明|步骤|系统|系統|流程|过程|方式|用例|环境|列表|界面|对话框|对象|模式|命令|参数|器|者|法|性)$)\p{sc=Han}{2}/u,
};

/** "Gates / Opening gates", "Opening: a gate", "Opening gates?": more than one thing to do, or none. */
const isSeveral = /[?？:：;&]|\s\/\s/u;
const isDone = (heading: string, language: string): boolean =>
  !isSeveral.test(heading) && (deeds[baseLanguage(language)]?.test(heading) ?? false);

/**
 * "Installing the pump", "Instalar la bomba", "Die Pumpe einbauen", "How to oil it": what is done is
 * no name that stands beside those of things. "Oiling" may stand beside both.
 */
export const areOfKinds = (headings: readonly string[], language: string): boolean =>
  new Set(
    headings
      .filter((heading) => !/^\p{L}+ing$/u.test(heading))
      .map((heading) => asking.test(heading) || isDone(heading, language)),
  ).size > 1;

/** English verbs of what manuals tell to do, in their plain form. */
export const verbsToDo: ReadonlySet<string> = new Set(
  'abort accept access activate adapt add adjust administer align allocate analyse analyze animate annotate append apply archive arrange assemble assert assign attach authenticate authorise authorize automate avoid back balance benchmark bind boot browse build bundle burn cache calculate call cancel capture cast chain change check choose clean clear click clone close collaborate collect color colour combine commit compare compile complete compress compute concatenate configure connect consume contribute control convert copy correct count create customise customize cut deactivate deal debug decide declare decode decrypt defer define delegate delete deploy deprecate describe design destroy detach detect determine develop diagnose disable disconnect discover dispatch display distribute divide download draw drop dump duplicate edit embed emulate enable encode encrypt enforce ensure enter escape establish estimate evaluate examine exchange exclude execute exit expand experiment explore export expose express extend extract fetch fill filter find finish fit flash focus fold follow force fork format forward free gather generate get grant group guard guess handle hide highlight host identify ignore implement import include increase index inherit initialise initialize inject insert inspect install instantiate instrument integrate interact interface interpret introspect invert invoke isolate iterate join keep kill label launch learn leave limit link list listen load localise localize locate lock log look loop lower maintain make manage map mark mask match maximise maximize measure merge migrate minimise minimize mix mock modify monitor mount move name narrow navigate nest normalise normalize notify obtain open operate optimise optimize order organise organize override package paginate paint parametrize parse pass paste patch pause perform permit persist pick pipe place plan play plot point populate port post prepare prevent preview print process produce profile promote propagate protect prove provide publish pull push put query raise rank read rebase rebuild receive reconfigure record recover redirect reduce refer refine refresh register reject relate reload remove rename render replace report represent request rescale reserve reset resize resolve respond restart restore restrict resume retrieve retry reuse revert review rewrite roll rotate route run sample save scale scan schedule scroll search secure select send separate serialise serialize serve set share shift ship show shrink shut sign simplify simulate skip slice snap solve sort specify split sponsor start stop store stream study subclass submit subscribe substitute summarise summarize support suppress suspend swap switch synchronise synchronize tag take terminate test throw toggle track train transfer transform translate traverse trigger truncate try tune turn undo uninstall unlock unpack unregister unset update upgrade upload use validate vary verify view visit visualise visualize wait walk warn watch work wrap write zoom'.split(
    ' ',
  ),
);

/** "Install Qt": verbs that stand before no name as a part of it, as "build" does in "Build System". */
const orders =
  /^(?:install|create|add|remove|configure|enable|disable|choose|write|delete|convert|verify|avoid|ensure|make|get|prepare|modify|understand|learn|obtain|parse|compile|customi[sz]e|validate|generate|retrieve|execute|implement|initiali[sz]e|define|declare|deploy|analy[sz]e|compute|calculate|invoke|publish|manage|disconnect) (?!(?:guides?|options?|menus?|files?|commands?|director(?:y|ies)|paths?|targets?|instructions?|methods?|functions?|process|time|hooks?|scripts?|buttons?|dialogs?|pages?|modes?|tools?|wizards?|access|and|or|of|in|on|is)(?!\p{L}))\S/iu;

/** "Modify and test gates": of two verbs side by side none is a part of a name. */
function areOrders(heading: string): boolean {
  const [, one = '', other = ''] = /^(\p{L}+) (?:and|or) (\p{L}+) \S/u.exec(heading) ?? [];
  return [one, other].every((verb) => verbsToDo.has(verb.toLowerCase()));
}

/** "Upload your plan": a verb before what only stands before its object. */
function isOrderOfOne(heading: string): boolean {
  const [, verb = ''] =
    /^(\p{L}+) (?:(?:to|from|with|into) )?(?:an?|the|your) \S/iu.exec(heading) ?? [];
  return verbsToDo.has(verb.toLowerCase());
}

/** "Install" of "Installing", "run" of "running", "create" of "creating"; undefined where unknown. */
function imperativeOf(gerund: string): string | undefined {
  const stem = gerund.toLowerCase().slice(0, -'ing'.length);
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].find((verb) => verbsToDo.has(verb));
}

/** "Abrir portas" of "Abrindo portas"; of Spanish "-iendo" two forms may be meant. */
function infinitiveOf(heading: string, language: string): string | undefined {
  const told =
    baseLanguage(language) === 'pt' ? /(?<=^\p{L}+[aei])ndo(?= )/u : /(?<=^\p{L}+a)ndo(?= )/u;
  const deed = heading.replace(told, 'r');
  return /^\p{L}+ndo(?= )/u.test(deed) ? undefined : capital(deed);
}

/** "Logging example", "Getting started guide": a thing that is called after what is done. */
export const compound =
  /^(?:\p{L}+ing \p{Ll}*(?:examples?|guide|guidelines?|overview|tutorial|system|process|procedure|mode|tool|scheme|policy|model|strateg(?:y|ies)|techniques?|rules?|order|convention|conventions|algorithms?|mechanism|environment|interface|language|engine|options?|notes|tips|requirements|considerations|instructions|information)|getting started.*)$/iu;

/**
 * A heading that says what is done, as something to do: "Install the pump", "Die Pumpe einbauen".
 * Undefined for all others.
 */
export function deedOf(given: string, language: string): string | undefined {
  const heading = given.replace(/(?<=^\p{L}+) & (?=\p{L}+ing )/u, ' and ');
  const isOrder =
    baseLanguage(language) === 'en' &&
    (orders.test(heading) || areOrders(heading) || isOrderOfOne(heading)) &&
    !isSeveral.test(heading);
  if (isOrder) return capital(heading);
  if (asking.test(heading) || !isDone(heading, language)) return undefined;
  if (baseLanguage(language) !== 'en') return infinitiveOf(heading, language);
  if (compound.test(heading)) return undefined;
  const [gerund = ''] = heading.split(' ');
  const verb = imperativeOf(gerund);
  if (verb === undefined) return undefined;
  // "Starting and stopping pumps": both of it.
  const second = /^ and (?<gerund>\p{L}{2,}ing)(?!\p{L})/iu.exec(heading.slice(gerund.length))
    ?.groups?.['gerund'];
  if (second === undefined) return capital(`${verb}${heading.slice(gerund.length)}`);
  const other = imperativeOf(second);
  const rest = heading.slice(`${gerund} and ${second}`.length);
  return other === undefined ? undefined : capital(`${verb} and ${other}${rest}`);
}
