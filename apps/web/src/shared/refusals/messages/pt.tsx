import { pt as failures } from '@coursewright/contract/failures/pt';
import { wordsOf } from '@coursewright/contract/words';
import fields from '../../ui/messages/pt.tsx';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  ...fields,
  ...failures,

  not_your_password: 'Essa não é a sua senha.',
  not_your_address: 'Esse não é o endereço da sua conta.',
  password_not_text: 'A senha tem caracteres danificados. Digite-a de novo.',
  password_repeats: 'Use uma senha que não seja só uma repetição.',
  password_is_run: 'Use uma senha que não seja uma sequência do teclado.',
  password_well_known: 'Essa senha é uma das primeiras que qualquer um tentaria. Use outra.',
  password_is_name: 'Use uma senha que não seja seu nome nem seu e-mail.',
  password_is_product: 'Use uma senha que não seja o nome deste aplicativo.',
  wrong_login: 'E-mail ou senha incorretos.',
  account_disabled: 'Esta conta foi desativada.',
  email_not_confirmed:
    'Seu e-mail ainda não foi confirmado. Abra o link que enviamos ou peça um novo.',
  link_expired: 'Este link não é válido ou expirou. Peça um novo.',
  login_required: 'Entre na sua conta para continuar.',
  session_ended: 'Sua sessão terminou. Entre de novo.',
  other_site: 'Este pedido veio de outro site e foi recusado.',
  not_allowed: 'Você não tem permissão para fazer isso.',
  administrators_only: 'Só administradores podem fazer isso.',
  last_administrator: 'Este é o único administrador ativo. Nomeie outra pessoa antes.',
  api_token_limit: ({ count }) =>
    `Você tem ${number(count)} tokens de API, que é o limite. Revogue um para criar outro.`,
  api_token_scope: ({ scope }) =>
    `Este token de API não pode fazer isso: falta a permissão “${scope}”.`,
  api_token_refused: 'Tokens de API não são aceitos aqui. Entre na sua conta.',
  key_refused: ({ provider }) => `${provider} não aceita esta chave.`,
  key_unknown: 'Esta chave não é conhecida. Salve-a de novo na sua conta ou não a use.',
  key_of_other_provider: 'Esta chave é de outro provedor. Escolha a certa ou não use nenhuma.',

  credits_missing: 'Você não tem créditos suficientes.',
  credits_needed: ({ count }) =>
    plural(count, {
      one: `Você precisa de ${number(count)} crédito para isso, e seu saldo não é suficiente.`,
      other: `Você precisa de ${number(count)} créditos para isso, e seu saldo não é suficiente.`,
    }),
  balance_full: ({ count }) => `O saldo máximo de uma conta, em créditos: ${number(count)}.`,
  checkout_refused: 'Esta compra não pode continuar. Comece outra.',
  payment_closed: 'Este pagamento já foi fechado.',
  payment_without_order:
    'Nenhum pedido corresponde a este pagamento, então ele não pode ser creditado. Devolva-o no serviço de pagamento e depois descarte-o.',
  payment_not_creditable: 'Ainda não pode ser creditado.',
  charge_not_returnable: 'Aqui só se devolvem cobranças de áudio e de diagramas.',
  charge_without_account: 'A conta desta cobrança foi excluída.',
  charge_returned: 'Esta cobrança já foi devolvida.',
  report_closed: 'Esta denúncia já foi fechada.',
  sharing_allowed: 'Quem é dono deste curso já pode compartilhá-lo.',

  malformed_request: 'O pedido está incorreto. Recarregue a página e tente de novo.',
  content_unsupported: 'Este tipo de conteúdo não é aceito aqui.',
  request_too_large: 'Isto é grande demais.',
  fields_invalid: 'Alguns dados não são válidos.',
  changed_at_once: 'Houve uma mudança ao mesmo tempo. Tente de novo.',
  not_answered_yet: 'O primeiro pedido ainda está em andamento. Tente de novo em instantes.',
  key_of_another_request:
    'Este pedido já foi enviado com outro conteúdo. Recarregue a página e tente de novo.',
  wrong_form: 'O formato não está certo.',
  unknown_field: 'Este campo não é conhecido aqui.',
  no_right_answer: 'Uma das respostas deve estar certa.',
  two_options: 'Uma pergunta de verdadeiro ou falso tem duas opções.',

  course_being_written: 'Este curso está sendo escrito. Espere terminar ou pare a escrita.',
  course_written_already: 'Este curso já está sendo escrito.',
  course_incomplete:
    'Este curso parou antes de ter o sumário e uma primeira aula. Tente de novo por inteiro; depois será possível mudá-lo.',
  course_not_delivered: 'Este curso não foi entregue. Tente de novo por inteiro.',
  course_complete: 'Este curso está completo; não há nada para tentar de novo.',
  course_changed: 'O curso mudou nesse meio-tempo. Recarregue-o antes de mudá-lo.',
  course_deleted: 'O curso acabou de ser excluído.',
  course_too_large: ({ mebibytes }) =>
    `O curso passaria de ${number(mebibytes)} MiB. Encurte a aula ou remova outra antes.`,
  course_needs_lesson: 'Um curso precisa de pelo menos uma aula.',
  course_not_written_here:
    'Este curso não foi escrito aqui, então suas aulas não podem ser reescritas. Você pode mudá-las à mão.',
  does_not_fit: 'Isto não faz mais parte do curso. Recarregue-o.',
  lesson_not_written: 'Esta aula ainda não tem texto.',
  lessons_moved: 'As aulas deste curso mudaram de ordem. Recarregue o curso.',
  message_gone: 'Esta mensagem não existe mais. Recarregue a conversa.',
  markers_without_citation: ({ markers, count }) =>
    plural(count, {
      one: `${markers} não tem citação. Só podem ficar as citações que a aula já tem.`,
      other: `${markers} não têm citação. Só podem ficar as citações que a aula já tem.`,
    }),
  sentences_unclear:
    'Não dá para separar as frases deste texto. Escreva parágrafos mais curtos ou tire os caracteres incomuns.',
  notes_full: ({ count }) =>
    `Um curso guarda no máximo ${number(count)} notas e destaques. Remova alguns antes.`,
  events_full: ({ count }) => `Um curso guarda no máximo ${number(count)} passos de aprendizagem.`,
  history_full: ({ count, gibibytes }) =>
    `Seu histórico está cheio: cabem ${number(count)} cursos e ${number(gibibytes)} GiB no total. Exclua alguns antes.`,
  sharing_taken_away:
    'Um administrador tornou este curso privado depois de uma denúncia, então ele não pode ser compartilhado.',
  nothing_to_share:
    'Ainda não há nada para ler neste curso. Ele pode ser compartilhado quando estiver escrito.',
  nothing_to_read_aloud: 'Não há nada nesta aula que possa ser lido em voz alta.',
  lesson_too_long_aloud: 'Esta aula é longa demais para ser lida em voz alta.',
  language_not_spoken: 'Nenhuma voz fala o idioma deste curso.',
  voice_unknown: 'Essa voz não existe para esta aula. Escolha outra.',
  kanji_not_spoken: 'A voz integrada não sabe ler kanji, então não pode ler esta aula.',
  drawing_language: 'O autor integrado cita a aula e só pode desenhá-la no idioma do curso.',

  generation_ended: 'Este curso não está mais sendo escrito, então não há mais o que avisar.',
  nothing_missing: 'Não falta nenhuma aula neste curso.',
  finishing_used_up: ({ count }) =>
    plural(count, {
      one: `Já se tentou ${number(count)} vez escrever as aulas que faltam. Peça um novo curso, talvez com outras fontes.`,
      other: `Já se tentou ${number(count)} vezes escrever as aulas que faltam. Peça um novo curso, talvez com outras fontes.`,
    }),
  rewrites_used_up: ({ count }) =>
    plural(count, {
      one: `Aulas deste curso foram reescritas ${number(count)} vez, que é o limite gratuito. Você ainda pode mudá-las à mão.`,
      other: `Aulas deste curso foram reescritas ${number(count)} vezes, que é o limite gratuito. Você ainda pode mudá-las à mão.`,
    }),
  calls_used_up: ({ count }) =>
    `Este curso já fez as ${number(count)} chamadas ao modelo que um crédito paga e não pode ser tentado de novo. Comece outro, talvez menor.`,
  nothing_else_to_ask: 'Não há mais nada a perguntar nesta aula.',
  outline_changed:
    'O sumário mudou nesse meio-tempo, talvez em outra aba. Recarregue-o antes de mudá-lo ou confirmá-lo.',
  outline_closed: 'O sumário só pode ser mudado enquanto o curso espera por ele.',
  other_decision: 'O curso espera outra decisão: se deve ser escrito sem fontes.',
  not_waiting: 'O curso não espera isso agora. Recarregue a página.',
  author_language: 'O autor integrado não escreve cursos neste idioma. Escolha outro.',
  document_missing: 'Escolha pelo menos um documento como base ou permita a web como fonte.',
  document_without_text: ({ title }) =>
    `“${title}” não tem texto que sirva de base. Escolha outro documento.`,
  nothing_to_write_from: ({ topic }) =>
    `Não há com que escrever um curso sobre “${topic}”: nenhum documento foi escolhido, a busca na web não está configurada e a biblioteca de exemplos não tem textos sobre o tema. Envie um documento, escolha um tema de exemplo ou peça a quem opera o servidor para configurar um modelo (MODEL) ou a busca na web (SEARCH).`,
  no_sources: ({ topic }) =>
    `Não há fonte para um curso sobre “${topic}”: nenhum documento foi escolhido, a busca na web não está configurada e a biblioteca de exemplos não tem textos sobre o tema. Adicione um documento ou aceite que o modelo escreva com o que sabe, sem citações.`,
  too_little_text:
    'As fontes têm pouco texto legível para um curso. Adicione um documento mais longo ou um cujo texto possa ser selecionado.',
  too_many_lessons: ({ possible, asked }) =>
    plural(possible, {
      one: `As fontes bastam para ${number(possible)} aula, e foram pedidas ${number(asked)}. Peça menos módulos ou aulas, ou adicione documentos.`,
      other: `As fontes bastam para cerca de ${number(possible)} aulas, e foram pedidas ${number(asked)}. Peça menos módulos ou aulas, ou adicione documentos.`,
    }),

  document_limit: ({ count }) =>
    `Você tem ${number(count)} documentos, que é o limite. Exclua um para enviar outro.`,
  document_too_large: ({ name, mebibytes }) => `${name} tem mais de ${number(mebibytes)} MiB.`,
  document_too_many_pages: ({ name, count }) =>
    `${name} é longo demais: tem mais de ${number(count)} páginas.`,
  document_too_many_characters: ({ name, count }) =>
    `${name} é longo demais: tem mais de ${number(count)} caracteres.`,
  document_unpacks_to_too_much: ({ name }) =>
    `${name} descompactado tem muito mais dados que um documento desse tipo.`,
  document_too_slow: ({ name }) =>
    `${name} demora demais para ser lido. Envie um arquivo menor ou mais simples.`,
  document_too_much_memory: ({ name }) =>
    `${name} precisa de memória demais para ser lido. Envie um arquivo menor ou mais simples.`,
  document_unreadable: ({ name }) =>
    `${name} está danificado ou usa recursos que não podem ser lidos.`,
  document_damaged: ({ name }) =>
    `${name} está incompleto ou danificado. Envie-o de novo a partir do original.`,
  document_empty: ({ name }) => `${name} está vazio.`,
  document_has_no_text: ({ name }) => `${name} não tem texto.`,
  document_is_scan: ({ name }) =>
    `${name} tem imagens de páginas, mas nenhum texto. Passe um reconhecimento de texto (OCR) e envie o resultado.`,
  document_is_garbled: ({ name }) =>
    `${name} não diz de que letras o seu texto é feito: o que se consegue ler não faz sentido. Passe um reconhecimento de texto (OCR) e envie o resultado.`,
  document_has_password: ({ name }) => `${name} está protegido por senha.`,
  document_is_protected: ({ name }) =>
    `${name} está protegido contra cópia (DRM) e não pode ser lido.`,
  document_kind_unknown: ({ name }) =>
    `${name} não pode ser lido. São aceitos PDF, Word (.docx), EPUB, HTML, Markdown e texto simples.`,
  document_wrongly_named: ({ name, ending }) =>
    `${name} termina em .${ending}, mas contém texto simples: está danificado ou com o nome errado. Salve-o de novo ou mude a extensão para .txt.`,
  document_encoding: ({ name }) =>
    `${name} usa uma codificação de texto desconhecida. Salve-o em UTF-8.`,
  page_unreadable: 'Esta página não pode ser lida.',
  upload_broken: 'O arquivo não chegou direito. Envie-o de novo.',

  file_too_costly: 'Este arquivo exige tempo ou memória demais.',
  file_unpacks_to_too_much: 'Este arquivo fica grande demais ao ser descompactado.',
  file_nested: 'Este arquivo tem níveis demais.',
  file_damaged: 'Este arquivo está danificado. Exporte-o de novo e escolha o arquivo novo.',
  file_not_utf8: 'Este arquivo não é texto em UTF-8.',
  file_too_new: 'Este arquivo vem de uma versão mais nova ou não é um arquivo de curso.',
  file_altered: 'Este arquivo foi alterado depois de assinado e não foi aberto.',
  file_too_large: ({ mebibytes }) =>
    `Com suas versões e seu progresso, este curso passa do tamanho de um arquivo: ${number(mebibytes)} MiB.`,
  recordings_too_large: ({ mebibytes }) =>
    `As gravações deste curso são maiores do que cabe em um arquivo: ${number(mebibytes)} MiB. Leve-o sem elas.`,
  recordings_full: ({ gibibytes }) =>
    `As gravações vindas dos seus arquivos passariam de ${number(gibibytes)} GiB ao todo. Exclua antes um curso que veio com gravações ou traga este sem as dele.`,
  not_a_course_file: 'Este não é um arquivo de curso. Escolha um baixado como “Coursewright”.',
  not_our_markdown:
    'Este não é um arquivo de curso nem Markdown feito pelo Coursewright. Para aprender com um texto, envie-o como documento ao criar um curso.',
  markdown_changed: ({ line }) =>
    `Este Markdown foi alterado e não pode mais ser lido: linha ${number(line)}.`,
  lesson_twice: ({ title }) => `A aula “${title}” está duas vezes neste arquivo.`,
  lesson_without_end: ({ title }) => `O texto da aula “${title}” não termina neste arquivo.`,
  question_without_answer: ({ number: position, title }) =>
    `A pergunta ${position} da aula “${title}” e sua resposta não combinam neste arquivo.`,
  courses_do_not_fit: 'O curso deste arquivo e o seu não combinam.',
  course_invalid: 'Os dados do curso não são válidos.',
  course_damaged: 'O curso deste arquivo está danificado.',
  course_too_big: 'Este curso é maior do que um curso pode ser.',
  not_a_course: 'Isto não é um curso.',
  no_courses_in_file: 'Não há cursos neste arquivo. Escolha um que foi exportado aqui.',
  part_damaged: 'Esta parte está danificada.',
  no_questions_in_file: 'Não há perguntas neste arquivo.',
  not_a_question_file:
    'Não é possível trazer perguntas deste arquivo. São aceitos GIFT, Moodle XML, CSV, QTI e Anki.',
  deck_damaged:
    'O baralho deste arquivo está danificado. Exporte-o de novo do Anki como pacote (.apkg) e escolha o arquivo novo.',
  deck_unreadable:
    'O baralho deste arquivo está danificado ou é grande demais. Exporte-o de novo sem mídia e com suporte a versões antigas do Anki.',
  table_one_column:
    'Esta tabela tem só uma coluna. Ela precisa de uma para a pergunta e outra para a resposta certa.',
  table_damaged:
    'Esta tabela está danificada: há aspas que não se fecham ou no meio de uma célula.',
  qti_too_old:
    'Isto é QTI 1.2, que não é lido aqui. Exporte as perguntas como QTI 2.1 ou mais novo.',
  xml_damaged: 'Este XML está danificado. Exporte as perguntas de novo e escolha o arquivo novo.',

  parts_gone: 'O curso não tem mais esse módulo ou essa aula.',
  nothing_to_export: 'Não há perguntas no que foi escolhido.',
  export_nested: 'Uma aula deste curso tem níveis demais para um arquivo.',
  export_too_large:
    'Este curso gera um arquivo grande demais. Escolha alguns módulos e faça um arquivo de cada parte.',
  export_too_slow:
    'O arquivo demora demais. Escolha alguns módulos e faça um arquivo de cada parte.',

  document_left_out:
    'Um documento foi excluído antes de o curso ser escrito e, por isso, ficou de fora.',
  documents_alone:
    'A busca na web não está configurada; por isso, o curso se baseia só nos documentos.',
  rests_on_samples: 'O curso se baseia na biblioteca de exemplos que acompanha o produto.',
  cites_nothing:
    'Nenhuma fonte foi encontrada; por isso, o modelo escreveu o curso com o que sabe. Nada nele tem citação.',
  search_in_vain: ({ query }) => `A busca “${query}” não funcionou.`,
  page_left_out: ({ page }) => `A página “${page}” ficou de fora.`,
  module_search_in_vain: ({ title }) => `Não foi possível buscar mais sobre “${title}”.`,
  course_not_read: 'O curso não foi relido como um todo.',
  no_second_reading: ({ title }) => `“${title}” não teve uma segunda leitura.`,
  lesson_without_quiz: ({ title }) => `Não foi possível escrever o quiz de “${title}”.`,
  resources_not_chosen: 'Não foi possível escolher recursos para ler mais.',

  instruction_taken: ({ instruction }) =>
    `O autor integrado apenas cita suas fontes. Para “${instruction}”, ele fez o seguinte:`,
  instruction_not_taken: ({ instruction }) =>
    `O autor integrado apenas cita suas fontes e não consegue seguir “${instruction}”; em vez disso, escolheu outros trechos.`,
  quoted_less: 'Citou menos.',
  quoted_more: 'Citou mais.',
  examples_first: 'Deu preferência a trechos com exemplos.',
  long_sentences_left_out: 'Deixou de fora as frases longas.',
  figures_first: 'Deu preferência a trechos com números, código e tabelas.',
  explanations_first: 'Deu preferência a trechos que definem e explicam.',
  quiz_takes_no_instruction:
    'Em um quiz, o autor integrado não segue instruções; ele faz outras perguntas na medida em que a aula permite.',

  search_busy: ({ provider }) =>
    `A busca do ${provider} recebeu perguntas demais. Tente de novo mais tarde.`,
  search_key_refused: ({ provider }) => `A busca do ${provider} recusa a chave de API.`,
  search_failed: ({ provider, status }) =>
    `A busca do ${provider} falhou com o status ${String(status)}.`,
  search_too_slow: ({ provider }) => `A busca do ${provider} demorou demais para responder.`,
  search_unreadable: ({ provider }) =>
    `A busca do ${provider} deu uma resposta que não pode ser lida.`,
  search_away: ({ provider }) => `Não foi possível acessar a busca do ${provider}.`,
  page_too_slow: ({ page }) => `A página ${page} demorou demais para responder.`,
  page_away: ({ page }) => `Não foi possível acessar a página ${page}.`,
};
export default pt;
