import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  titles: { welcome: 'Boas-vindas', how: 'Como funciona', start: 'Para começar' },
  step: ({ step, of }) => `${step} de ${of}`,
  back: 'Voltar',
  next: 'Avançar',
  go: 'Vamos lá',

  greeting: 'Que bom ter você aqui.',
  greeting_by_name: ({ name }) => `Que bom ter você aqui, ${name}.`,
  what_it_does:
    'O Coursewright escreve um curso para você: sobre um tema que você indica ou a partir dos seus documentos.',
  check_it:
    'Você não precisa acreditar cegamente em nada. O número depois de uma frase abre o trecho de onde ela vem.',

  name_topic: ({ strong }) => (
    <>{strong('Indique um tema ou adicione documentos.')} Se quiser, diga até onde ir a fundo.</>
  ),
  watch: ({ strong }) => (
    <>
      {strong('Veja o curso crescer.')} As fontes são lidas, surge um sumário, e cada aula se abre
      assim que é escrita.
    </>
  ),
  practise: ({ strong }) => (
    <>{strong('Leia, confira, pratique.')} Cada aula vem com suas fontes e um quiz.</>
  ),

  you_have: ({ count, strong }) => (
    <>
      Você tem{' '}
      {strong(
        plural(count, { one: `${number(count)} crédito`, other: `${number(count)} créditos` }),
      )}
      . 1 crédito gera 1 curso.
    </>
  ),
  more: 'O áudio e as visualizações de uma aula custam créditos à parte. Os cursos que você salvar esperam na página “Offline”, com ou sem conexão.',
  failure_is_free: 'Se um curso falhar, o crédito volta sozinho.',
};
export default pt;
