import { baseLanguage } from '@coursewright/text';
import { verbsToDo } from '../outline/deeds.ts';

/**
 * How a step tells somebody what to do, by its first word or its last. English has no such form;
 * infinitives tell what each of several things is for as well.
 */
const orders: Readonly<Record<string, RegExp>> = {
  de: /^\p{Lu}\p{Ll}+n Sie(?!\p{L})/u,
  fr: /^\p{L}{2,}ez(?!\p{L})/iu,
  es: /^(?:haga|vaya|elija|abra|seleccione|pulse|presione|escriba|introduzca|ejecute|instale|cree|cambie|copie|pegue|añada|agregue|guarde|cierre|active|inserte|marque|utilice|configure|compruebe|verifique|descargue|reinicie|conecte|defina|especifique|arrastre|repita|asigne|busque|quite|elimine|edite)(?!\p{L})/iu,
  it: /^(?:fate|fai|scegli|scegliete|selezion(?:a|ate)|apri|aprite|inserisci|inserite|premi|premete|digit(?:a|ate)|clicc(?:a|ate)|vai|andate|salva|salvate|copi(?:a|ate)|chiud(?:i|ete)|avvi(?:a|ate)|install(?:a|ate))(?!\p{L})/iu,
  pt: /^(?:faça|vá|escolha|abra|selecione|seleccione|pressione|prima|clique|digite|escreva|introduza|insira|execute|instale|crie|altere|copie|cole|adicione|guarde|salve|feche|ative|active|marque|use|utilize|configure|verifique|baixe|descarregue|reinicie|conecte|ligue|defina|arraste|repita)(?!\p{L})/iu,
  ru: /^\p{L}{2,}(?:ите|йте|итесь|йтесь)(?!\p{L})/iu,
  zh: /^(?:请|点击|點擊|单击|單擊|双击|雙擊|选择|選擇|选取|選取|打开|打開|开启|開啟|输入|輸入|按下|运行|執行|执行|安装|安裝|创建|建立|新建|插入|删除|刪除|下载|下載|复制|複製|保存|儲存|设置|設定|启动|啟動|关闭|關閉|编辑|編輯|确认|確認|检查|檢查)/u,
  ja: /(?:します|してください|下さい|ます)[。]?$/u,
};
const shareOfOrders = 0.8;

/** Do the entries of a list tell somebody what to do, one after the other? */
export function areOrders(steps: readonly string[], language: string): boolean {
  const form = orders[baseLanguage(language)];
  const isOrder = (step: string): boolean =>
    form === undefined
      ? verbsToDo.has(
          /^\p{L}+/u
            .exec(step.replace(/^(?:(?:right|left|double)[- ]|now |then )/iu, ''))?.[0]
            .toLowerCase() ?? '',
        )
      : form.test(step);
  return steps.filter(isOrder).length >= steps.length * shareOfOrders;
}
