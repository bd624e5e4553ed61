import type { TermoPendente } from '@portal/contract/termo.ts'
import { keepTexto, readTexto } from '../api/guardado.ts'

const KEY = 'portal.termosLidos'

type Texto = Pick<TermoPendente, 'codigoDocumento' | 'sha256'>

/** Who read what: a text, and not a code, which a later version of it keeps; not for whoever logs in here next. */
export const toLido = (login: string, { codigoDocumento, sha256 }: Texto) =>
  `${login} ${codigoDocumento} ${sha256}`

/** The texts that were read to the end in this tab: a reload does not ask for them again. */
export const readLidos = (): ReadonlySet<string> =>
  new Set((readTexto('sessionStorage', KEY) ?? '').split('\n').filter(Boolean))

export function keepLido(lido: string): void {
  keepTexto('sessionStorage', KEY, [...new Set([...readLidos(), lido])].join('\n'))
}
