// oxlint-disable-next-line unicorn/require-module-specifiers -- nothing stands here yet
export {};
