import { describe, expect, it } from 'vitest';
import { areOrders } from './orders.ts';

describe('entries of a numbered list', () => {
  it.each([
    ['en', ['Insert a blank disc', 'Right click on the image', 'Choose the speed', 'Start it']],
    ['de', ['Öffnen Sie das Tor', 'Drehen Sie das Rad', 'Warten Sie', 'Rufen Sie den Wärter']],
    ['fr', ['Ouvrez la porte', 'Tournez la roue', 'Attendez le gardien', 'Fermez la vanne']],
    ['es', ['Abra la puerta', 'Seleccione la rueda', 'Pulse el botón', 'Cierre la válvula']],
    [
      'it',
      ['Aprite il portone', 'Premete il pulsante', 'Scegliete la ruota', 'Chiudete la valvola'],
    ],
    ['pt', ['Abra o portão', 'Escolha a roda', 'Clique no botão', 'Feche a válvula']],
    ['ru', ['Откройте ворота', 'Поверните колесо', 'Подождите', 'Закройте вентиль']],
    ['zh', ['打开大门', '选择轮子', '点击按钮', '关闭阀门']],
    ['ja', ['門を開きます。', '車輪を選択します。', 'ボタンを押してください。', '弁を閉じます。']],
  ])('are orders in %s', (language, steps) => expect(areOrders(steps, language)).toBe(true));

  it.each([
    ['en', ['The gate is old', 'A wheel turns it', 'Chains of iron', 'Its keeper']],
    ['de', ['Das Tor', 'Ein Rad aus Holz', 'Die Kette', 'Der Wärter']],
    ['pt', ['Procurar os ficheiros', 'Excluir os antigos', 'Limitar a busca', 'Escrever os nomes']],
    ['zh', ['大门', '轮子', '按钮的颜色', '阀门']],
  ])('are things in %s', (language, steps) => expect(areOrders(steps, language)).toBe(false));
});
