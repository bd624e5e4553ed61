import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { findDiasAnalise } from '../auditoria/politica.store.ts'
import type { Db } from '../db/client.ts'
import { requireTexto } from '../guia/registro/textoProtegido.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { listAbertas, lockPaciente } from './aberta.store.ts'
import { enqueueAuditoria } from './enqueueAuditoria.ts'
import { type FatosPedido, loadFatosPedido } from './fatosPedido.ts'
import { judgePedido } from './judgePedido.ts'
import { deleteRascunho } from './rascunhoSolicitacao.store.ts'
import { findRecusaForma, findRecusaRegras, findRecusaRepetido } from './recusasPedido.ts'
import { type EventoGuardado, getPrazoExame, insertSolicitacao } from './solicitacao.store.ts'
import { findSolicitante } from './solicitante.store.ts'
import { toEventosPedido } from './toEventosPedido.ts'

/**
 * Keeps an exam request: approved at once, or in analysis where an exam needs a person (Operadora §3). What is incomplete
 * or would be denied is refused here, and not at the unit. It takes the patient's draft with it.
 */
export const createSolicitacao: Handler<typeof solicitacaoExame.createSolicitacao> = async (context) => {
  const { body, db, sessao, services, agora, hoje, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const fatos = await loadFatosPedido(context, body.codigoAssociado, body.codigoPlano)
  const { codigoAssociado } = fatos.associado
  const hipoteseDiagnostica = requireTexto(body.hipoteseDiagnostica, 'hipoteseDiagnostica', fail)
  const codigoDentista = body.codigoDentista ?? null
  const solicitante = await findSolicitante(db, codigoCredenciado, codigoDentista)
  if (!solicitante) {
    const mensagem = 'O dentista não faz parte do seu corpo clínico.'
    return fail('API-GEN-0001', [{ campo: 'codigoDentista', mensagem }])
  }

  const pedidos = toEventosPedido(fatos.tabela, body.eventos)
  const daForma = findRecusaForma(fatos.tabela, pedidos)
  if (daForma) return fail(daForma.codigo, daForma.detalhes)
  await lockPaciente(db, codigoCredenciado, codigoAssociado)
  const abertas = await listAbertas(db, codigoCredenciado, codigoAssociado)
  const julgados = judgePedido(fatos, pedidos)
  const recusa = findRecusaRepetido(pedidos, abertas) ?? findRecusaRegras(pedidos, julgados)
  if (recusa) return fail(recusa.codigo, recusa.detalhes)
  // Without a plan nothing is covered: the rules have denied it.
  if (!fatos.plano) return fail('API-SOL-0005')

  const eventos = pedidos.map((pedido, i) => toGuardado(pedido, i, julgados[i] ?? []))
  const termos = await findTermos(db, fatos, eventos, hoje)
  const numeroSolicitacao = await insertSolicitacao(
    db,
    {
      codigoCredenciado,
      codigoAssociado,
      codigoPlano: fatos.plano.codigoPlano,
      codigoDentista,
      nomeSolicitante: solicitante.nome,
      croSolicitante: solicitante.cro,
      ufSolicitante: solicitante.uf,
      hipoteseDiagnostica,
      eventos,
      ...termos,
    },
    toAutor(sessao),
    agora,
  )
  if (termos.status === 'EM_ANALISE')
    await enqueueAuditoria(services, db, { codigoCredenciado, numeroSolicitacao })
  await deleteRascunho(db, codigoCredenciado, codigoAssociado)
  trilha({ codigoAssociado, objeto: `pedido de exames ${numeroSolicitacao}` })
  return { numeroSolicitacao, ...termos }
}

const toGuardado = (pedido: EventoPedido, i: number, motivos: readonly Motivo[]): EventoGuardado => ({
  ...pedido,
  sequencial: i + 1,
  situacao: decideEvento(motivos) === 'analise' ? 'EM_ANALISE' : 'APROVADO',
  motivos,
})

/** The status that the request is born with: until when the operator answers, or until when it may be captured. */
async function findTermos(
  db: Db,
  { prontuario, tabela }: FatosPedido,
  eventos: readonly EventoGuardado[],
  hoje: string,
) {
  const emAnalise = eventos.filter(({ situacao }) => situacao === 'EM_ANALISE')
  if (emAnalise.length === 0) {
    const { diasValidade } = await getPrazoExame(db, prontuario.contrato.rede, hoje)
    return { status: 'APROVADA_PORTAL', prazo: null, validade: addDays(hoje, diasValidade) } as const
  }
  const classes = emAnalise.flatMap(({ codigoEvento }) => tabela.find(codigoEvento)?.classeCarencia ?? [])
  const dias = await findDiasAnalise(db, { emergencia: false, classes }, hoje)
  return { status: 'EM_ANALISE', prazo: addDiasUteis(hoje, dias), validade: null } as const
}
