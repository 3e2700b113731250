/** Lines of a file of settings, at least, and how many of them are remarks, of which some go on. */
const told = { lines: 12, share: 0.35, goingOn: 4, settings: 0.75 } as const;
/** By so many letters of a line it is told what it is. */
const longestLine = 300;
/** A remark; settings that are switched off have no blank behind the sign. */
export const remarkLine = /^\s*(?:[#;]+(?=\s|$)|#{2,}|\/\/+(?=\s|$))/;
const switchedOff = /^\s*[#;]+\S/;
/** "[server]", "port 1194", "dev=tun", "<VirtualHost *:80>", "Listen: 80". */
const setting =
  /^\s*(?:\[[^\]]+\]|<\/?\w[^>]*>|[$@&*]?[\w.$/-]+(?:\[[^\]]*\])?\s*[=:+]|[$@&*]?[\w.$*:/-]+(?:\s|$)|[{}()\]]+,?;?$)/;

/**
 * Whether a text is a file of settings that its remarks explain: lines that begin with a sign, often
 * several in a row, and short ones between them that are no sentences.
 */
export function isSettings(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.slice(0, longestLine))
    .filter((line) => line.trim() !== '');
  if (lines.length < told.lines) return false;
  const isRemark = lines.map((line) => remarkLine.test(line));
  const remarks = isRemark.filter(Boolean).length;
  // In markup, two signs and more are a heading or an item.
  const single = lines.filter((line) => /^\s*(?:[#;]|\/\/)(?=\s|$)/.test(line)).length;
  const goingOn = isRemark.filter((own, at) => own && isRemark[at - 1]).length;
  if (remarks < lines.length * told.share || goingOn < told.goingOn) return false;
  if (single < remarks / 2) return false;
  const others = lines.filter((line, at) => !isRemark[at] && !switchedOff.test(line));
  const settings = others.filter(
    (line) => setting.test(line) && !isSentence(line.replace(/\s[#;].*$/, '')),
  ).length;
  const off = lines.length - remarks - others.length;
  return settings + off >= 3 && settings >= others.length * told.settings;
}

/** Words of a sentence in a row, or its end. */
const isSentence = (line: string): boolean =>
  /\p{Ll}{2,},? \p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(line) || /\p{Ll}{3}[.!?]\s*$/u.test(line);
