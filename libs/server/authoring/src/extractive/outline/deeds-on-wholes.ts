import { baseLanguage } from '@coursewright/text';
import { withinQuotes } from '../phrases/quotation.ts';

/** By language: headings below any thing that name what is done with it, and how that is asked for. */
const deeds: Readonly<Record<string, readonly (readonly [RegExp, (what: string) => string])[]>> = {
  en: [
    [
      /^(?:(?:how to )?install(?:ing|ation)?(?: instructions| guide)?)$/iu,
      (what) => `Install ${what}`,
    ],
    [/^(?:basic )?usage$|^how to use$/iu, (what) => `Use ${what}`],
    [/^configuration$|^configuring$/iu, (what) => `Configure ${what}`],
    [/^upgrad(?:e|ing)$/iu, (what) => `Upgrade ${what}`],
  ],
  de: [
    [/^installation$/iu, (what) => `${what} installieren`],
    [/^(?:verwendung|benutzung|aufruf)$/iu, (what) => `${what} verwenden`],
    [/^konfiguration$/iu, (what) => `${what} konfigurieren`],
  ],
  es: [
    [/^instalación$/iu, (what) => `Instalar ${what}`],
    [/^uso$/iu, (what) => `Usar ${what}`],
    [/^configuración$/iu, (what) => `Configurar ${what}`],
  ],
  fr: [
    [/^installation$/iu, (what) => `Installer ${what}`],
    [/^utilisation$/iu, (what) => `Utiliser ${what}`],
    [/^configuration$/iu, (what) => `Configurer ${what}`],
  ],
  it: [
    [/^installazione$/iu, (what) => `Installare ${what}`],
    [/^(?:uso|utilizzo)$/iu, (what) => `Usare ${what}`],
    [/^configurazione$/iu, (what) => `Configurare ${what}`],
  ],
  pt: [
    [/^instalação$/iu, (what) => `Instalar ${what}`],
    [/^(?:uso|utilização)$/iu, (what) => `Usar ${what}`],
    [/^configuração$/iu, (what) => `Configurar ${what}`],
  ],
  ru: [
    [/^установка$/iu, (what) => `Установить ${what}`],
    [/^использование$/iu, (what) => `Использовать ${what}`],
    [/^(?:настройка|конфигурация)$/iu, (what) => `Настроить ${what}`],
  ],
};

/** "Install gated" of "gated: installation": what is done with the thing that stands before. */
export function deedOnWhole(title: string, language: string): string[] {
  const [, whole = '', what = ''] = /^(\S+)\s?[:：] (.+)$/u.exec(title) ?? [];
  const deed = deeds[baseLanguage(language)]?.find(([heading]) => heading.test(what))?.[1];
  return deed === undefined ? [] : [deed(withinQuotes(whole, language))];
}
