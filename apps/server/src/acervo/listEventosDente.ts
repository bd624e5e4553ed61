import type { acervo, EventoDente } from '@portal/contract/acervo.ts'
import { tellDesfecho } from '@portal/domain/guia/desfechoEvento.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { listProntuario } from '../prontuario/prontuario.store.ts'
import { listPedidosDente } from './eventoDente.store.ts'

/** What stands in no day yet comes first, then the latest. */
const compareDias = (a: EventoDente, b: EventoDente): number =>
  (b.data ?? '9999-12-31').localeCompare(a.data ?? '9999-12-31')

/**
 * What was done to the patient's teeth by anyone, and what this provider asked for, whatever became of it: a denied or a
 * cancelled event explains why a tooth was left as its images show it (Interface S33).
 */
export const listEventosDente: Handler<typeof acervo.listEventosDente> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'eventos dos dentes' })
  const [tabela, { historico }, pedidos] = await Promise.all([
    services.regras.get(),
    listProntuario(db, codigoAssociado, hoje, false),
    listPedidosDente(db, sessao.codigoCredenciado, codigoAssociado),
  ])
  const describe = (codigoEvento: string) => tabela.find(codigoEvento)?.descricao ?? codigoEvento
  const toChave = (doGuia: { numeroFicha: number | null; sequencialInclusao: number | null }) =>
    `${doGuia.numeroFicha}/${doGuia.sequencialInclusao}`
  const proprios = new Set(pedidos.map(toChave))
  const feitos = historico.flatMap((linha): EventoDente[] => {
    const { codigoEvento, dente, faces, data, numeroFicha } = linha
    if (dente === null || (linha.proprio && proprios.has(toChave(linha)))) return []
    const descricao = describe(codigoEvento)
    return [{ codigoEvento, descricao, dente, faces, desfecho: 'realizado', data, numeroFicha }]
  })
  const doCredenciado = pedidos.map((pedido): EventoDente => {
    const { codigoEvento, dente, faces, numeroFicha } = pedido
    return {
      codigoEvento,
      descricao: describe(codigoEvento),
      dente,
      faces,
      ...tellDesfecho(pedido),
      numeroFicha,
    }
  })
  return [...doCredenciado, ...feitos].toSorted(compareDias)
}
