/** "/usr/share/doc", "C:\\Users": where it lies, and not what it is. */
export const isPlace = /^(?:\S*[\\/]\S*[\\/]\S*|<\p{L}[^<>]*>[\\/].*|\p{Lu}:\\.*)$/u;
/** "~/Library/kicad and ~/.config/kicad": some places. */
export const isOfPlaces = (clause: string): boolean => {
  const words = clause.split(/\s+/);
  return words.filter((word) => /^[~.]?\/?[^\s/]*\/\S+\//u.test(word)).length * 3 > words.length;
};

/** "Once every 5 minutes": how often it runs. */
export const howOften =
  /^(?:(?:once|twice|\w+ times) (?:every|per|an?)|every|hourly|daily|weekly|monthly|une fois|toutes les|chaque|una vez|cada|una volta|ogni|uma vez|a cada|einmal|alle \d+|jede[nrs]?|раз в|кажд\p{L}+) (?:\S+ ){0,3}(?:seconds?|minutes?|hours?|days?|weeks?|months?|nights?|years?|secondes?|heures?|jours?|semaines?|mois|segundos?|minutos?|horas?|días?|semanas?|mes|minut[oi]|or[ae]|giorn[oi]|dias?|Minuten?|Stunden?|Tage?|Woche|минут\p{L}*|час\p{L}*|день|дня)(?!\p{L})/iu;
