import type { Messages } from './en.tsx';

const pt: Messages = {
  chip: '1 crédito = 1 curso completo',
  headline: ({ mark, line }) => (
    <>
      {line('Diga um tema.')}
      {line(<>Receba um {mark('curso')}</>)}
      {line('e vá até o fim.')}
    </>
  ),
  lead: 'O Coursewright se informa sobre o seu tema, ou sobre os documentos que você traz, e escreve módulos, aulas curtas e quizzes. Cada afirmação leva ao trecho em que se apoia.',
  generate: 'Gerar um curso',
  open_sample: 'Abrir um curso de exemplo',
  free: 'Créditos grátis ao criar a conta. Não é preciso cartão para começar.',
  call: 'O que você quer entender?',
  call_text:
    'Seus primeiros cursos são grátis. Eles continuam seus, com todas as fontes de que foram escritos.',
  create_account: 'Crie sua conta',

  card: {
    label: 'Exemplo de um curso em andamento',
    course: 'Como os rios moldam a terra',
    size: '4 módulos',
    done: 'Concluído',
    now: 'Lendo',
    next: 'A seguir',
  },
  modules: [
    { title: 'A água a caminho do mar', about: '3 aulas · todas lidas', state: 'done' },
    { title: 'Erosão e transporte', about: '4 aulas · todas lidas', state: 'done' },
    { title: 'As montanhas e o curso superior', about: '3 aulas · 6 termos-chave', state: 'now' },
    { title: 'Meandros e planícies de inundação', about: '4 aulas · 5 questões', state: 'next' },
  ],

  how: 'De uma pergunta a um curso em poucos minutos',
  steps: [
    {
      title: 'Você diz o quê',
      text: 'Um tema em poucas palavras, ou até vinte documentos seus: PDF, Word, EPUB, HTML, Markdown ou texto. Acrescente para quem é e em que idioma.',
    },
    {
      title: 'Primeiro ele lê',
      text: 'As fontes são divididas em trechos numerados. O sumário sai do que elas cobrem, módulo a módulo, antes que se escreva uma linha de aula.',
    },
    {
      title: 'Ele escreve às claras',
      text: 'Você vê as aulas surgirem e começa pela primeira enquanto o resto é escrito. Cada frase é conferida com o trecho que cita.',
    },
    {
      title: 'Você aprende',
      text: 'Aulas curtas, termos-chave e um quiz em cada uma, com explicação e fonte para cada resposta.',
    },
  ],

  why: 'Por que funciona',
  reasons: [
    {
      title: 'Você pode conferir',
      text: 'Uma citação abre o próprio trecho, guardado dentro do curso. Ele está lá mesmo que a página de onde veio tenha sumido.',
    },
    {
      title: 'Ele diz o que não sabe',
      text: 'Uma frase que o trecho não sustenta é reescrita ou marcada. O curso conta os dois casos, à vista de todos.',
    },
    {
      title: 'Perguntar vale mais que reler',
      text: 'Aquilo que lhe pedem para lembrar fica mais tempo do que o que você lê duas vezes. Por isso, cada aula tem suas questões.',
    },
    {
      title: 'Falhar não custa nada',
      text: 'Se um curso não puder ser escrito, o crédito volta sozinho. Se você parar antes, o que foi escrito fica.',
    },
  ],

  sample: 'Uma página de um curso',
  sample_intro: 'Abra uma citação. Responda à questão. É assim que é uma aula.',
  read_course: 'Ler o curso inteiro',
  citation: ({ marker }) => `Citação ${marker}`,
  lesson: {
    path: 'Erosão e transporte · Aula 2',
    title: 'Velocidade e tamanho do grão',
    source: 'Como os rios moldam a terra › Erosão e transporte › Velocidade e tamanho do grão',
    passages: {
      1: 'Competência é o tamanho da maior partícula que um rio consegue mover em um dado momento. Uma corrente mais rápida tem maior competência, e por isso os blocos de rocha só se movem durante as cheias.',
      2: 'A curva de Hjulström mostra que a areia média é o material mais fácil de erodir. A argila precisa de uma corrente mais rápida que a areia para começar a se mover, porque suas partículas minúsculas grudam umas nas outras.',
    },
  },
  lesson_text: ({ first, second }) => (
    <>
      O que um rio consegue carregar depende da sua velocidade. Sua competência é o tamanho da maior
      partícula que ele consegue mover em um dado momento, e por isso os blocos de rocha só se movem
      durante as cheias.{first('1')} Mas pequeno não quer dizer fácil: a curva de Hjulström mostra
      que a areia média é o material mais fácil de erodir, enquanto a argila precisa de uma corrente
      mais rápida para começar a se mover.{second('2')}
    </>
  ),
  question: {
    path: 'Questão 1 de 5',
    title: 'Que material um rio erode com mais facilidade?',
    hint: 'Cada resposta vem com a sua explicação.',
    right: 'Certo.',
    wrong: 'Não, é a areia média.',
    explanation:
      'Os grãos de argila são menores, mas grudam uns nos outros e precisam de uma corrente mais rápida para começar a se mover. O cascalho e os blocos são simplesmente mais pesados.',
  },
  answers: { clay: 'Argila', sand: 'Areia média', gravel: 'Cascalho', boulders: 'Blocos de rocha' },

  installation: 'Esta instalação escreve com o autor integrado',
  installation_text:
    'Ele não usa modelo de linguagem: escolhe e cita frases dos seus documentos, ou de uma biblioteca incluída, e indica a fonte de cada uma. Sem documentos seus, estes temas estão à mão:',
  installation_text_offline:
    'Ele não usa modelo de linguagem: escolhe e cita frases dos seus documentos, ou de uma biblioteca incluída, e indica a fonte de cada uma. Ele não pesquisa na web. Sem documentos seus, estes temas estão à mão:',
};
export default pt;
