/** "Shift + B". */
const stroke =
  /^(?!sig)(?:\p{L}{2,9}(?:\+| \+ )[\p{L}\p{N}].*|(?:ctrl|control|alt|shift|cmd|strg|umsch(?:alt)?|mayús(?:culas)?|maj|maiusc|esc|tab|del|ins)(?: ?[+-] ?.*)?|f\d{1,2}|(?:re|av|pag|pág|page|pg|bild) ?(?:pág|up|down|su|giù|auf|ab)?|(?:left|right|up|down|pfeil|flecha|flèche|freccia|seta)[ -]?(?:arrow|links|rechts|oben|unten|\p{L}+)?(?: key)?|pfeiltasten?|space ?bar|leertaste|backspace|rücktaste|retroceso|retour arrière|barra espaciadora|barre d['’]espace|barra spaziatrice|пробел)$/iu;

/** "Home", "右箭头": a key of the keyboard or the mouse. */
const key =
  /^(?:[Hh]ome|[Ee]nd|[Ii]nsert|[Dd]elete|[Ee]nter|[Tt]ab)$|^(?:Ctrl|Alt|Shift)\p{Lu}|(?:箭头|方向键|矢印|空格键|回车键|クリック|点击|单击)$|^なし$|^(?:стрелк|клавиш)\p{L}+/u;

/** Is it something to press? Nobody asks what that means. */
export const isKeyStroke = (term: string): boolean => stroke.test(term) || key.test(term);
