import type { DetalheErro } from '@portal/contract/errors.ts'
import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import {
  dropDatas,
  getCampoFiltro,
  motivoFiltro,
  textosMotivoFiltro,
} from '@portal/domain/guia/filtroBusca.ts'

/** The search as the store takes it: only what was asked for, the statuses one by one. Dates are civil. */
export type Busca = {
  cpf?: string | undefined
  codigoAssociado?: string | undefined
  numeroAtendimento?: string | undefined
  chave?: string | undefined
  numeroFicha?: number | undefined
  codigoEspecialidade?: number | undefined
  codigoTipoAtendimento?: number | undefined
  status?: readonly number[] | undefined
  /** The day on which the password must not have ended. */
  senhaEmVigor?: string | undefined
  /** Of those in analysis, the ones whose plan is to be sent alone. */
  planosAEnviar?: true | undefined
  periodo?: { inicio: string; fim: string } | undefined
}

type Recusa = (
  codigo: 'API-GEN-0001' | 'API-GTO-0024' | 'API-GTO-0025',
  detalhes: readonly DetalheErro[],
) => never

/** Reads the filters of a search as Spec §5 rules them. `hoje` is the
 * civil day on which a password is in force. Refuses with 0024 without any, 0025 a wrong period, GEN-0001 a CPF that is none. */
export function readFiltro(filtro: FiltroGuia, hoje: string, fail: Recusa): Busca {
  const { statusTiss, chave, senhaEmVigor, ...resto } = filtro
  const status = statusTiss === undefined ? undefined : [...new Set(statusTiss.split(',').map(Number))]
  // The opaque key names a patient as the card does, so that it too goes without dates (Spec §5).
  const regra = { ...resto, statusTiss: status, codigoAssociado: resto.codigoAssociado ?? chave }
  const motivo = motivoFiltro(regra)
  if (motivo === 'semFiltro') return fail('API-GTO-0024', [])
  if (motivo) {
    const campo = getCampoFiltro(motivo, regra)
    const codigo = motivo === 'cpfInexistente' ? 'API-GEN-0001' : 'API-GTO-0025'
    return fail(codigo, [{ campo, mensagem: textosMotivoFiltro[motivo] }])
  }

  const { dataInicio, dataFim } = dropDatas(regra)
  const { dataInicio: _inicio, dataFim: _fim, ...busca } = resto
  return {
    ...busca,
    chave,
    codigoAssociado: busca.codigoAssociado && trimCartao(busca.codigoAssociado),
    status,
    senhaEmVigor: senhaEmVigor ? hoje : undefined,
    periodo: dataInicio && dataFim ? { inicio: dataInicio, fim: dataFim } : undefined,
  }
}
