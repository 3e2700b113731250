import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  loading: 'Carregando…',
  not_loaded: 'Não foi possível carregar o áudio desta aula',
  offline: 'Você está offline. O áudio vem assim que houver conexão.',
  try_again: 'Tentar de novo',
  not_on_device:
    'O áudio desta aula não está salvo neste dispositivo. Quando tiver conexão, escolha “Salvar offline” de novo no seu curso para levá-lo com você.',
  own_only:
    'As aulas dos seus próprios cursos são lidas em voz alta. Copie este curso para ouvi-lo.',
  refused: 'Esta aula não pode ser lida em voz alta',
  synthetic: ({ narrator }) => `Lida por uma voz sintética (${narrator}).`,
  built_in: ({ narrator }) => `Lida pela voz sintética integrada (${narrator}).`,
  brought: 'Esta gravação veio com o curso. O arquivo dele não diz quem fala.',
  own_words: 'O texto da aula é lido como está.',
  script: {
    written: ({ author }) =>
      `${author} escreve o que é dito, para ser ouvido; cada frase é conferida com a aula.`,
    partly: ({ author }) =>
      `${author} escreveu o que é dito; alguns parágrafos são lidos como estão na aula, porque o que foi escrito para eles não correspondia a ela.`,
    refused: ({ author }) =>
      `O texto da aula é lido como está: o que ${author} escreveu para ser ouvido não correspondia à aula.`,
  },

  offer: 'Ouça esta aula e acompanhe o texto.',
  credits: ({ count }) =>
    plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` }),
  you_have: ({ count }) =>
    plural(count, {
      one: `você tem ${number(count)} crédito`,
      other: `você tem ${number(count)} créditos`,
    }),
  buy_credits: 'Comprar créditos',
  read_aloud: 'Ler em voz alta',
  starting: 'Iniciando…',
  not_started: 'A leitura não foi iniciada e nada foi cobrado',
  failed: 'A leitura em voz alta falhou',
  credit_returned: 'Seu crédito foi devolvido. Você pode tentar de novo.',
  making: ({ percent }) => `O áudio está sendo produzido (${percent}%)`,
  you_can_leave: 'Você pode sair; a produção continua, e o áudio fica aqui.',

  voice: 'Voz',
  voices: { male: 'Grave', female: 'Aguda' },
  style: 'Estilo',
  styles: {
    standard: 'Padrão',
    calm: 'Calmo, com pausas mais longas',
    simple: 'Simples',
    technical: 'Técnico',
    example: 'Exemplos primeiro',
    conceptual: 'Ideias primeiro',
    grumpy_genius: 'Gênio rabugento',
  },
  variety: 'Variante',

  player: 'Player de áudio',
  playing: 'Tocando',
  play: 'Tocar',
  pause: 'Pausar',
  back: ({ seconds }) => `Voltar ${seconds} segundos`,
  ahead: ({ seconds }) => `Avançar ${seconds} segundos`,
  close: 'Parar de ouvir',
  position: 'Posição',
  time_of: ({ time, whole }) => `${time} de ${whole}`,
  speed: 'Velocidade',
  times: ({ value }) => `${number(value)} ×`,
  volume: 'Volume',
  percent: ({ value }) => `${value}%`,
  sleep: 'Parar automaticamente',
  sleeps: { never: 'Nunca', lesson: 'Depois desta aula' },
  in_minutes: ({ count }) =>
    plural(count, { one: `Em ${number(count)} minuto`, other: `Em ${number(count)} minutos` }),
  download: 'Baixar (MP3)',
  not_playing: 'Não foi possível tocar o áudio',
  before_you_listen_on: 'Antes de continuar a ouvir',
  listen_on: 'Continuar a ouvir',
  stop_to_ask: 'Esperar na questão da aula',
  stop_to_ask_hint: 'O áudio para onde o texto pergunta algo, até você responder ou pular.',
  waits_for_answer: 'O áudio espera pela sua resposta.',
  transcript: 'Transcrição',
  transcript_keys:
    'Cada frase é um botão que toca a partir dali. As setas para cima e para baixo passam por elas.',
  course_ends: 'Essa foi a última aula.',
  next_not_made: ({ lesson }) => `A aula ${lesson} ainda não tem áudio.`,
  next_not_saved: ({ lesson }) => `O áudio da aula ${lesson} não está salvo neste dispositivo.`,
  next_not_loaded: 'Não foi possível carregar a próxima aula.',
};
export default pt;
