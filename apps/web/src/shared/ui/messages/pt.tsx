import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');
const characters = (count: number) =>
  plural(count, { one: `${number(count)} caractere`, other: `${number(count)} caracteres` });
const entries = (count: number) =>
  plural(count, { one: `${number(count)} item`, other: `${number(count)} itens` });

const pt: Messages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  show_password: 'Mostrar senha',
  hide_password: 'Ocultar senha',
  optional: 'opcional',
  too_short: ({ min }) => `Use pelo menos ${characters(min)}.`,
  too_long: ({ max }) => `Use no máximo ${characters(max)}.`,
  required: 'Preencha este campo.',
  not_an_email: 'Informe um endereço de e-mail, como nome@example.org.',
  control_characters: 'Remova os caracteres de controle invisíveis.',
  broken_text: 'Alguns caracteres estão corrompidos. Digite o texto de novo.',
  one_line: 'Use uma única linha.',
  letter_or_digit: 'Use pelo menos uma letra ou um dígito.',
  at_least: ({ min }) => `Informe ${number(min)} ou mais.`,
  at_most: ({ max }) => `Informe ${number(max)} ou menos.`,
  whole_number: 'Informe um número inteiro.',
  too_few: ({ min }) => `Adicione pelo menos ${entries(min)}.`,
  too_many: ({ max }) => `Use no máximo ${entries(max)}.`,
  not_a_choice: 'Escolha uma das opções.',
  one_right_option: 'Exatamente uma opção deve estar certa, e não pode haver duas iguais.',
  whole_pairs: 'De três a cinco itens precisam de um par cada um, e não pode haver dois iguais.',
  three_in_order: 'Pelo menos três itens devem ser ordenados, e não pode haver dois iguais.',
  each_once: 'Cada módulo e cada aula só pode estar em um lugar.',
  unknown_language: 'Idioma desconhecido. Use um código de idioma, como en, es ou pt-BR.',
};
export default pt;
