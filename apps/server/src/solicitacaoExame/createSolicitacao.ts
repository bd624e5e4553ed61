import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { requireTexto } from '../guia/registro/textoProtegido.ts'
import { toAutor } from '../guia/reply/situacao.ts'
import type { Handler } from '../http/handler.ts'
import { listAbertas, lockPaciente } from './aberta.store.ts'
import { loadFatosPedido } from './fatosPedido.ts'
import { judgePedido } from './judgePedido.ts'
import { findTermos, toGuardados } from './nascimentoSolicitacao.ts'
import { toOutraRevisao } from './outraRevisao.ts'
import { deleteRascunho } from './rascunhoSolicitacao.store.ts'
import { findRecusaForma, findRecusaLocal, findRecusaRegras, findRecusaRepetido } from './recusasPedido.ts'
import { insertSolicitacao } from './solicitacao.store.ts'
import { findSolicitante, findUnico } from './solicitante.store.ts'
import { toEventosPedido } from './toEventosPedido.ts'

/**
 * Keeps an exam request: approved at once, or in analysis where an exam needs a person (Operadora §3). What is incomplete
 * or would be denied is refused here, and not at the unit. It takes the patient's draft with it.
 */
export const createSolicitacao: Handler<typeof solicitacaoExame.createSolicitacao> = async (context) => {
  const { body, db, sessao, services, agora, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const fatos = await loadFatosPedido(context, body.codigoAssociado, body.codigoPlano)
  if (body.codigoPlano !== undefined && !fatos.plano) {
    return fail('API-GEN-0001', [{ campo: 'codigoPlano', mensagem: 'O paciente não tem este plano.' }])
  }
  const { codigoAssociado } = fatos.associado
  const hipoteseDiagnostica = requireTexto(body.hipoteseDiagnostica, 'hipoteseDiagnostica', fail)
  // Whoever enters by a login of its own asks for itself.
  const codigoDentista =
    sessao.codigoDentista ?? body.codigoDentista ?? (await findUnico(db, codigoCredenciado))
  if (codigoDentista === 'varios') {
    return fail('API-GEN-0001', [{ campo: 'codigoDentista', mensagem: 'Escolha o dentista que pede.' }])
  }
  const solicitante = await findSolicitante(db, codigoCredenciado, codigoDentista)
  if (!solicitante || (body.codigoDentista ?? codigoDentista) !== codigoDentista) {
    const mensagem = sessao.codigoDentista
      ? 'Com o seu acesso, quem pede o exame é você.'
      : 'O dentista não faz parte do seu corpo clínico.'
    return fail('API-GEN-0001', [{ campo: 'codigoDentista', mensagem }])
  }

  const pedidos = toEventosPedido(fatos.tabela, body.eventos)
  const daForma = findRecusaForma(fatos.tabela, pedidos) ?? findRecusaLocal(fatos.tabela, body.eventos)
  if (daForma) return fail(daForma.codigo, daForma.detalhes)
  await lockPaciente(db, codigoCredenciado, codigoAssociado)
  const revisao = await deleteRascunho(db, sessao, codigoAssociado)
  // Another screen's draft is not what is sent: refused, nothing of it is lost. Who tells no revision has no draft.
  if ((body.revisaoRascunho ?? revisao) !== revisao)
    return fail('API-SOL-0010', [toOutraRevisao('revisaoRascunho', revisao)])
  const abertas = await listAbertas(db, codigoCredenciado, codigoAssociado, fatos.hoje)
  const julgados = judgePedido(fatos, pedidos)
  const recusa = findRecusaRepetido(fatos.tabela, pedidos, abertas) ?? findRecusaRegras(pedidos, julgados)
  if (recusa) return fail(recusa.codigo, recusa.detalhes)
  // Without a plan nothing is covered: the rules have denied it.
  if (!fatos.plano) return fail('API-SOL-0005')

  const eventos = toGuardados(pedidos, julgados)
  const termos = await findTermos(db, fatos, eventos)
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
  if (termos.status === 'EM_ANALISE') {
    const tarefa = { codigoCredenciado, numeroSolicitacao }
    await services.jobs.enqueue(db, 'auditSolicitacao', tarefa, services.config.ritmoSegundos)
  }
  trilha({ codigoAssociado, objeto: `pedido de exames ${numeroSolicitacao}` })
  return { numeroSolicitacao, ...termos }
}
