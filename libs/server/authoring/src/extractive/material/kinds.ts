import { baseLanguage } from '@coursewright/text';

/**
 * "A fast distributed revision control system": a kind of thing and what tells it from others,
 * without "that" or "of". By language: the article, words that tell, and the kind.
 */
const kinds: Readonly<Record<string, RegExp>> = {
  en: /^an? (?!(?:good|great|nice|bad|better|useful|powerful|popular|common|typical|simple|simpler|possible|valid|special|separate|particular|different|new|big|huge|small|little|key|first|second|third|further|handy|fine|perfect|serious|major|minor|real|true|full|fully|free|single|two|three|whole|must|lot|bit|few) )(?:[\p{Ll}\p{N}][\p{L}\p{N}/-]* |\p{Lu}[\p{L}\p{N}+/-]* ){1,5}(?<kind>\p{Ll}*(?:system|program|tool|toolkit|toolchain|suite|language|protocol|package|library|framework|file|filesystem|format|method|mode|structure|algorithm|model|service|utility|database|standard|process|technique|command|interface|shell|kernel|script|list|key|network|device|graph|tree|stack|queue|bus|card|drive|disk|image|archive|repository|directory|path|record|table|field|variable|constant|string|object|class|type|operator|expression|statement|extension|module|plug-?in|driver|daemon|agent|client|gateway|proxy|bridge|switch|router|host|machine|engine|unit|cell|gas|acid|metal|mineral|rock|organ|tissue|gland|muscle|bone|enzyme|protein|molecule|particle|force|wave|instrument|document|licen[cs]e|symbol|character|sign|event|message|signal|call|account|fund|tax|loan|contract|manager|detector|editor|compiler|interpreter|debugger|profiler|parser|generator|emulator|simulator|monitor|server|browser|viewer|player|controller|adapter|converter|scheduler|loader|handler|wrapper|resolver|linker|assembler|translator|spooler|buffer|counter|timer|register|processor|container|layer|filter|parameter|pointer|identifier|marker|header|user|function|application|distribution|collection|configuration|implementation|specification|notation|operation|transaction|connection|partition|abstraction|software|hardware|firmware|middleware)s?)$/u,
  de: /^eine? (?!(?:gute[rs]?|große[rs]?|kleine[rs]?|neue[rs]?|einfache[rs]?|wichtige[rs]?|mögliche[rs]?|andere[rs]?|besondere[rs]?|eigene[rs]?) )(?:[\p{Ll}][\p{L}-]*e[rsn]? ){1,3}(?<kind>\p{Lu}[\p{L}-]*(?:system|programm|werkzeug|sprache|protokoll|paket|bibliothek|datei|format|verfahren|struktur|modell|dienst|datenbank|standard|prozess|befehl|schnittstelle|verwaltung|verwalter|manager|server|editor|netzwerk|gerät|verzeichnis|liste|tabelle|variable|funktion|anwendung|umgebung|oberfläche|lizenz|konto|speicher|treiber|rechner|filter))$/u,
};

/** Does the clause name a kind of thing, with at least one word that tells which? */
export const namesAKind = (clause: string, language: string): boolean =>
  kinds[baseLanguage(language)]?.test(clause) ?? false;
