import { type Permissao, permissoes } from '@portal/domain/acesso/permissao.tables.ts'

/** Every function but these. */
export const permissoesSem = (...sem: readonly Permissao[]): Permissao[] =>
  permissoes.map(({ codigo }) => codigo).filter((codigo) => !sem.includes(codigo))
