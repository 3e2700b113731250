import { baseLanguage, isInOtherLetters } from '@coursewright/text';
import { isEnglishWord } from './english-names.ts';

/**
 * Names that say by themselves what is said of them, whoever has not read the lesson: the labels of
 * menus and buttons, which are verbs, and in other languages the English words of commands.
 */
export const saysItself = (name: string, language: string): boolean =>
  isFlag.test(name) ||
  isEveryday.test(name) ||
  isCommandWord.test(name) ||
  isHandled.test(name) ||
  isBracket.test(name) ||
  isNumbering.test(name) ||
  isChord.test(name) ||
  isVerb(name, language) ||
  speaksEnglish(name, language);

/** "Save as …", "Print", "打开": what a label orders is done. */
const isCommandWord =
  /^(?:add|apply|back|cancel|clear|close|copy|create|cut|delete|disable|duplicate|edit|enable|exit|export|find|forward|hide|import|insert|launch|load|move|new|next|open|paste|pause|play|preview|previous|print|quit|redo|refresh|reload|remove|rename|replace|reset|resume|save|search|select|send|show|sort|start|stop|undo|update|view|zoom)(?: (?:all|as|in|out|to|up|down|page|file|new|\p{Lu}\p{Ll}+))?(?:…|\.{3})?$|^(?:打开|关闭|保存|删除|编辑|复制|粘贴|剪切|查找|替换|插入|新建|打印|撤销|重做|开く|開く|閉じる|保存|削除|編集|コピー|貼り付け|切り取り|検索|置換|挿入|新規|印刷|元に戻す|やり直し)$/iu;

/**
 * "-w", "--fake", "-history number", "%E": the letters and words of options are chosen to say what they do,
 * and what a single letter stands for is looked up and not learned.
 */
const isFlag = /^[-+]{1,2}[\p{L}\p{N}]|^[%\\$@&~^!]+\p{L}$/u;

/** What everybody knows who sits before a computer. */
export const isEveryday =
  /^(?:foo|bar|baz|qux|foobar|passwords?|pass(?:wort|wörter)|contraseñas?|mots? de passe|senhas?|пароль|密码|パスワード|cpu|ram|kilobytes?|megabytes?|gigabytes?|e-?mail|spam|almacenamiento|speicher|mémoire|memoria|numbers?|integers?|strings?|booleans?|zahl(?:en)?|zeichenkette|nombres?|chaîne|números?|cadena|numer[oi]|stringa|enteros?|entiers?|inteiros?|число|целое|строка|数字|数值|字符串|整数|数値|文字列|unknown|unbekannt|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|неизвестно)$/iu;

/** Keys, buttons of a mouse and signs that show their way: "Return or Enter", "右クリック", ">". */
const isHandled =
  /^(?:(?:return|enter|backspace|escape|delete|insert|home|end|page (?:up|down)|tab|space|eingabetaste|entrée|intro|retorno|invio)(?:(?: or | and | oder | und | ou | et | o | y | e |[,/ ]+)\p{L}+)*)$|クリック|ドラッグ|ホイール|单击|双击|右击|拖[动拽]|(?<!\p{L})(?:(?:right|left|middle|double)[- ]click|(?:rechts|links|doppel)klick|clic|clique|arrast\p{L}+)(?!\p{L})|^[<>←→↑↓«»]+$/iu;

/** "'('" and "single parentheses", "R" and "Roman": everybody knows what the sign is called. */
const isBracket = /^['"‘“`]?(?:[()[\]{}"'`]{1,2}|[\p{Script=Latin}\p{Script=Cyrillic}])['"’”`]?$/u;

/** "Mays+Control+l": keys that are pressed together. */
const isChord = /^\p{Lu}\p{L}+(?:\+\p{L}+)*\+\S{1,12}$/u;
/** "II/15", "4.2", "B-7", "0x08": where something stands. */
const isNumbering = /^0x[\da-f]+$|^(?:[IVXLC]+|\p{Lu}?\d+)(?:[./–-](?:[IVXLC]+|\d+))+\p{L}?$/iu;

/** Is it a single word that is a verb: what it says is what is done. */
export const isVerb = (name: string, language: string): boolean =>
  infinitive[baseLanguage(language)]?.test(name) ?? false;
const infinitive: Readonly<Record<string, RegExp>> = {
  es: /^\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?$/iu,
  pt: /^\p{L}{2,}(?:ar|er|ir)$/iu,
  ca: /^\p{L}{2,}(?:ar|er|ir)$/iu,
  it: /^\p{L}{2,}(?:are|ere|ire|rre|rsi)$/iu,
  fr: /^\p{L}{2,}(?:(?<!i)er|ir|uire|dre|ttre)$/iu,
  de: /^\p{L}{3,}(?:en|ern|eln)$/u,
  ru: /^\p{L}{2,}(?:ть|ться|ти)$/iu,
};

/**
 * "allchan", "set_range", "/usr/games" in a text that is not English: who knows the words knows the
 * command. "mv", "/etc" and "-r" say nothing.
 */
export function speaksEnglish(name: string, language: string): boolean {
  if (baseLanguage(language) === 'en') return false;
  // "LB_PUBLISHER/--publisher NAME": what stands for a value says nothing.
  if (name.includes(' '))
    return name.split(' ').some((word) => /[_-]/.test(word) && speaksEnglish(word, language));
  if (!/^[\x21-\x7e]+$/.test(name)) return false;
  const parts = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  const isOfOtherLetters = isInOtherLetters(language);
  const isCoded =
    /^[^A-Z]*$|[_$/]|[a-z][A-Z]/.test(name) || (isOfOtherLetters && /^[A-Z\d]{8,}$/.test(name));
  return (
    isCoded &&
    parts.some(
      (part) =>
        isEnglishWord(part) || readable.test(part) || (isOfOtherLetters && spoken.test(part)),
    )
  );
}
/** Letters that can be spoken, and so are words or made of them. */
const readable = /^(?=.*[aeiouy])[a-z]{4,}$/;
/** "act", "nam", "tak": in a text of other letters nothing else looks like them. */
const spoken = /^(?=.*[aeiouy])[a-z]{3}$/;
