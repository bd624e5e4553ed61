import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { listBloqueados, listIncluidos } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { EXAMES } from '@portal/domain/solicitacaoExame/exame.data.ts'
import { gruposExame } from '@portal/domain/solicitacaoExame/exame.tables.ts'
import { isExameOferecido, toExameOferecido } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import type { Handler } from '../http/handler.ts'
import { loadFatosPedido } from './fatosPedido.ts'
import { judgeIncompleto } from './judgePedido.ts'

const [ordens, grupos] = [
  new Map(EXAMES.map(({ codigo }, i) => [codigo, i])),
  new Map(EXAMES.map(({ codigo, grupo }) => [codigo, grupo])),
]
const ordemDe = (codigo: string): number => ordens.get(codigo) ?? EXAMES.length
const OUTROS = gruposExame[gruposExame.length - 1] ?? ''

/** The exams on offer, in the order of the groups, and what each would meet today if it were asked for alone. */
export const listEventosSol: Handler<typeof solicitacaoExame.listEventosSol> = async (context) => {
  const fatos = await loadFatosPedido(context, context.query.codigoAssociado)
  return fatos.tabela.todas
    .filter(isExameOferecido)
    .toSorted((a, b) => ordemDe(a.codigoEvento) - ordemDe(b.codigoEvento))
    .map((regra) => {
      const { codigoEvento, descricao } = regra
      const { locais, ...exame } = toExameOferecido(regra)
      const pedido = { codigoEvento, quantidade: 1, justificativa: '', locais: [] }
      const [motivos = []] = judgeIncompleto(fatos, [pedido])
      return {
        ...exame,
        descricao,
        grupo: grupos.get(codigoEvento) ?? OUTROS,
        locais: [...locais],
        justificativaMinima: findMinimoPedido(motivos),
        inclui: [...listIncluidos(codigoEvento)],
        bloqueia: [...listBloqueados(codigoEvento)],
        motivos,
      }
    })
}
