import type { financeiro } from '@portal/contract/financeiro.ts'
import type { Handler } from '../http/handler.ts'
import { findVistos, toQuens } from '../repasse/compartilhamento.ts'
import { listDentistas } from '../repasse/dentista.store.ts'
import { tellVisto } from '../repasse/visto.store.ts'
import { listRepasses, sumNaoDepositado } from './demonstrativo.store.ts'
import { toRepasse } from './toDemonstrativo.ts'

/** The runs that the statement offers: three years. */
const REPASSES = 36

/** The principal code with its units, what the login sees of the clinical body, and the runs. Operadora §4. */
export const getCodigoPrincipal: Handler<typeof financeiro.getCodigoPrincipal> = async ({ db, sessao }) => {
  const { codigoCredenciado } = sessao
  const [corpo, repasses] = await Promise.all([
    listDentistas(db, codigoCredenciado),
    listRepasses(db, codigoCredenciado, REPASSES),
  ])
  const { opcoes, unidades } = toQuens(corpo, sessao)
  const vistos = findVistos(opcoes)
  const naoDepositado = await sumNaoDepositado(db, { codigoCredenciado, dentistas: vistos })
  return {
    codigoPrincipal: codigoCredenciado,
    nome: sessao.nomeCredenciado,
    opcoes: opcoes.map((opcao) => ({ ...opcao, dentistas: opcao.dentistas && [...opcao.dentistas] })),
    unidades: unidades.map((parte) => ({ ...parte, dentistas: [...parte.dentistas] })),
    repasses: repasses.map(toRepasse),
    naoDepositado: tellVisto(naoDepositado),
  }
}
