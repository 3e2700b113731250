import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  download: 'Baixar',
  download_course: 'Baixar este curso',
  format: 'Formato',
  formats: {
    pdf: {
      name: 'PDF',
      explanation: 'Um livro para imprimir, passar adiante e ler em qualquer lugar.',
    },
    markdown: {
      name: 'Markdown',
      explanation: 'Para aplicativos de notas, editores e para continuar trabalhando o texto.',
    },
    epub: { name: 'EPUB', explanation: 'Um livro para leitores digitais, tablets e celulares.' },
    anki: {
      name: 'Anki',
      explanation:
        'Cartões com as questões e os termos-chave. Um baralho mais novo atualiza os cartões que você já tem.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation:
        'Para plataformas de ensino como o Moodle: o curso roda nelas e informa o progresso e a pontuação.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'Para plataformas de ensino com xAPI: o curso roda nelas e informa o progresso, a pontuação e cada resposta.',
    },
    qti: {
      name: 'QTI 3',
      explanation:
        'As questões para outros programas de provas e plataformas de ensino, com o que está certo e por quê.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'Tudo em um arquivo assinado, com as versões anteriores das aulas. Importe-o aqui ou em outra instalação.',
    },
  },

  extent: 'Quanto dele',
  whole: 'O curso inteiro',
  chosen: 'Módulos e aulas escolhidos',
  parts: 'Módulos e aulas',
  lessons_chosen: ({ chosen, count }) =>
    `${number(chosen)} de ${plural(count, { one: `${number(count)} aula escolhida`, other: `${number(count)} aulas escolhidas` })}`,
  none_chosen: 'Escolha pelo menos uma aula.',
  loading: 'Carregando os módulos e as aulas…',
  not_loaded: 'Não foi possível carregar os módulos e as aulas.',
  try_again: 'Tentar de novo',

  options: 'Opções',
  quizzes: 'Quizzes, com as respostas',
  sources: 'Os trechos citados por inteiro',
  learning: 'Minhas marcas, respostas e notas (deixe de fora para passar o arquivo adiante)',
  media: ({ size }) => `Áudio e diagramas (cerca de ${size})`,
  media_too_large: ({ max }) => `Não cabem no arquivo, que aceita até ${max}, e ficam de fora.`,
  folder: 'Um arquivo por aula, em um zip',

  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta (EUA)' },
  headings: 'Idioma dos títulos',
  headings_of_course: 'O do curso',

  preparing: 'O arquivo está sendo preparado…',
  setting_pages: 'As páginas estão sendo compostas…',
  progress: 'Progresso do arquivo',
  percent: ({ share }) => `${number(Math.floor(share * 100))}%`,
  waits: ({ ahead }) =>
    plural(ahead, {
      one: `O arquivo está na fila: ${number(ahead)} outro vem antes.`,
      other: `O arquivo está na fila: ${number(ahead)} outros vêm antes.`,
    }),
  may_close: 'Você pode fechar esta janela. Avisaremos quando o arquivo estiver pronto.',
  cancel: 'Não criar o arquivo',
  kept: ({ size }) =>
    `${size}. O arquivo fica guardado por um dia: enquanto nada mudar, baixá-lo de novo é imediato.`,
  ready: ({ format, topic }) => `Pronto para baixar em ${format}: ${topic}`,
  failed_for: ({ format, topic, reason }) =>
    `Não foi possível baixar em ${format}: ${topic}. ${reason}`,
  not_made: ({ reason }) => `Não foi possível baixar o arquivo. ${reason}`,
  downloaded: ({ name }) => `Baixado: ${name}`,
  failed: ({ format }) => `Não foi possível baixar: ${format}`,
  offline: 'Você está offline. Dá para baixar o curso quando a conexão voltar.',
  close: 'Fechar',
};
export default pt;
