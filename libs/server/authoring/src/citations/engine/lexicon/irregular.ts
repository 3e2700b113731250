/** English words whose forms no ending tells: the first of each group stands for the others. */
const groups =
  'arise arose arisen,be am are is was were been,bear bore borne born,beat beaten,become became,begin began begun,bend bent,bind bound,bite bit bitten,bleed bled,blow blew blown,break broke broken,breed bred,bring brought,build built,burn burnt,buy bought,catch caught,choose chose chosen,cling clung,come came,creep crept,deal dealt,die dead death dying died,dig dug,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,fight fought,find found,flee fled,fly flew flown flight,forbid forbade forbidden,forget forgot forgotten,freeze froze frozen,get got gotten,give gave given,go went gone,grind ground,grow grew grown,hang hung,have has had,hear heard,hide hid hidden,hold held,keep kept,know knew known,lay laid,lead led,leave left,lend lent,lie lay lain,light lit,lose lost loss,make made,mean meant,meet met,pay paid,ride rode ridden,ring rang rung,rise rose risen,run ran,say said,see saw seen,seek sought,sell sold,send sent,shake shook shaken,shine shone,shoot shot,show shown,shrink shrank shrunk,sing sang sung,sink sank sunk,sit sat,sleep slept,slide slid,speak spoke spoken,speed sped,spend spent,spin spun,stand stood,steal stole stolen,stick stuck,sting stung,strike struck,swear swore sworn,sweep swept,swell swollen,swim swam swum,take took taken,teach taught,tear tore torn,tell told,think thought,throw threw thrown,understand understood,wake woke woken,wear wore worn,weave wove woven,win won,wind wound,write wrote written,man men,woman women,child children,foot feet,tooth teeth,goose geese,mouse mice,person people,life lives,leaf leaves,half halves,wolf wolves,knife knives,good better best,bad worse worst,far farther further,weigh weight,long length,wide width,deep depth,high height,strong strength,hot heat,move motion';

const firsts = new Map<string, string>();
for (const group of groups.split(',')) {
  const [first = '', ...others] = group.split(' ');
  for (const other of others) if (!firsts.has(other)) firsts.set(other, first);
}
// "found", "ground", "wound", "bound", "left", "lay", "saw", "felt", "rose" are words of their own
// as well; the check compares words that stand in alike places, so the verb is the better guess.

/** The first of an English word's group; the word itself if it has none. */
export const regular = (word: string): string => firsts.get(word) ?? word;
