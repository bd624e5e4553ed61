import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusAbertos } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { listPedidos } from './lista.store.ts'
import { toSolicitacaoExame } from './reply.ts'
import { listPassosDe } from './solicitacao.store.ts'

/** Requests of one patient that are open at once: more than anybody asks for. */
const MAXIMO_ABERTAS = 100

/** The patient's open requests of this provider, whole, newest first. */
export const getDetalhes: Handler<typeof solicitacaoExame.getDetalhes> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { codigoCredenciado } = sessao
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'pedidos de exames em aberto' })
  const busca = { codigoAssociado, status: statusAbertos }
  const vistas = await listPedidos(db, codigoCredenciado, busca, MAXIMO_ABERTAS)
  const numeros = vistas.map(({ numeroSolicitacao }) => numeroSolicitacao)
  const passos = await listPassosDe(db, codigoCredenciado, numeros)
  const leitor = { codigoCredenciado, tabela: await services.regras.get(), hoje }
  return vistas.map((vista) => toSolicitacaoExame(vista, passos.get(vista.numeroSolicitacao) ?? [], leitor))
}
