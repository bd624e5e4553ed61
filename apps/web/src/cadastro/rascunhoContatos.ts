import { camposContato } from '@portal/domain/cadastro/contatoCadastro.ts'
import { keepGuardado, readGuardado } from '../api/guardado.ts'
import { session } from '../api/session.ts'
import type { Mudados } from './ContatosForm.tsx'

/** Of each login its own: whoever comes after another in this tab does not find what the other typed. */
const keyOf = (): string => `portal.rascunhoContatos.${session().getSnapshot()?.userLogin ?? ''}`

/**
 * What was typed of the contacts and not sent: it outlives the page, a reload and the end of the session in this tab, and goes
 * with whoever leaves on purpose, as every draft of this browser does.
 */
export const readRascunhoContatos = (): Mudados => readGuardado('sessionStorage', keyOf(), readMudados) ?? {}

const readMudados = (campos: ReadonlyMap<string, unknown>): Mudados =>
  Object.fromEntries(
    camposContato.flatMap(({ campo }) => {
      const valor = campos.get(campo)
      return typeof valor === 'string' ? [[campo, valor]] : []
    }),
  )

/** Keeps what was typed, at each key; nothing where nothing was. */
export function keepRascunhoContatos(mudados: Mudados): void {
  keepGuardado('sessionStorage', keyOf(), Object.keys(mudados).length === 0 ? undefined : mudados)
}
