import type { SenhaDefinida } from '@portal/contract/acesso.ts'
import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import { session } from '../api/session.ts'
import { showDia } from '../calendario/format.ts'
import { keepAvisoEntrada } from './avisoEntrada.ts'

/** Until when the password is good, and what it ended: at first access there was no session that it could end. */
export function describeSenhaDefinida(expiraEm: string, login: string, tipoFluxo: TipoFluxo): string {
  const validade = `Ela vale até ${showDia(expiraEm)}.`
  return tipoFluxo === 'PA'
    ? validade
    : `${validade} Por segurança, as outras sessões abertas com o código ${login} foram encerradas.`
}

/** Goes into the portal with the session that defining the password opened; first to the terms, where some wait. */
export function entrarComSenha(
  { accessToken, termosPendentes }: SenhaDefinida,
  texto: string,
  tipoFluxo: TipoFluxo,
): void {
  if (!session().receiveOrEnd(accessToken)) return
  keepAvisoEntrada({ titulo: 'Senha criada', texto, isPrimeiro: tipoFluxo === 'PA' })
  session().go(enderecoEntrada(termosPendentes))
}
