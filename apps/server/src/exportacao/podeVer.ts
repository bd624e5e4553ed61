import {
  getOperacaoExportacao,
  type OperacaoExportacao,
} from '@portal/domain/exportacao/exportacao.tables.ts'
import type { Db } from '../db/client.ts'
import { requireFuncao } from '../http/call/requireFuncao.ts'
import type { Sessao } from '../http/sessao.ts'
import { loadVisao } from '../repasse/visao.ts'

/** Whether a login may make this export now: as the export's own call asks. */
export const canExport = (
  { permissoes }: Pick<Sessao, 'permissoes'>,
  operacao: OperacaoExportacao,
): boolean => permissoes.includes(getOperacaoExportacao(operacao).permissao)

/** Refuses an export to a login that may not make it now, as the export's own call does. */
export const requireExport = (
  sessao: Pick<Sessao, 'funcoes' | 'permissoes'>,
  operacao: OperacaoExportacao,
): void => requireFuncao(sessao, [getOperacaoExportacao(operacao).permissao])

/** Whose lines of the money a login sees in an export; null where it has none, or shows all of them. */
export async function findDentistasVistos(
  db: Db,
  sessao: Sessao,
  operacao: OperacaoExportacao,
): Promise<readonly number[] | null> {
  if (!getOperacaoExportacao(operacao).dinheiro) return null
  return (await loadVisao(db, sessao)).dentistas
}

type Guardada = { operacao: OperacaoExportacao; dentistas: readonly number[] | null }

/** Whether a login may still be given a file: it has the function, and sees no less of the money than the file shows. */
export async function canReceive(
  db: Db,
  sessao: Sessao,
  { operacao, dentistas }: Guardada,
): Promise<boolean> {
  if (!canExport(sessao, operacao)) return false
  const vistos = await findDentistasVistos(db, sessao, operacao)
  return vistos === null || (dentistas?.every((codigo) => vistos.includes(codigo)) ?? false)
}
