import { autorPolitica } from '../registro/historico.store.ts'

const rotulos = new Map<string, string>([
  ['credenciado', 'Credenciado'],
  ['operadora', 'Operadora'],
  [autorPolitica, 'Política de auditoria'],
  ['beneficiario', 'Beneficiário'],
])

/** Who acted, in the words of a history: a side without a name by its role. */
export const sayAutor = (autor: string): string => rotulos.get(autor) ?? autor
