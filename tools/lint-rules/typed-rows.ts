// oxlint's rule rows/no-unchecked-rows: a type argument says what rows are without anybody having looked.
interface Node {
  readonly type: string;
}
interface Call extends Node {
  readonly typeArguments?: Node | null;
  readonly callee: Node & {
    readonly name?: string;
    readonly property?: Node & { readonly name?: string };
  };
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const message =
  'query<Row>() is an unchecked cast. Name the schema of the rows: database.query(row, sql), or rowsFrom(client)(row, sql) in tests and tools.';

export default {
  meta: { name: 'rows' },
  rules: {
    'no-unchecked-rows': {
      create: (context: Context) => ({
        CallExpression(node: Call) {
          const called = node.callee.property?.name ?? node.callee.name;
          if (called === 'query' && node.typeArguments) context.report({ node, message });
        },
      }),
    },
  },
};
