import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { toResumo } from '../associado/associado.store.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { findContatoEmConfirmacao } from '../associado/contato.store.ts'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { listPlanos } from '../associado/plano.store.ts'
import { toContatoEmConfirmacao, toPlanoAssociado } from '../associado/reply.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Handler } from '../http/handler.ts'
import { loadProntuario } from '../regraEvento/contexto.ts'
import { listImpedimentos } from '../regraEvento/impedimento.ts'

/** The patient and the contacts that the receptionist confirms before releasing. */
export const getInformacoesAssociado: Handler<typeof liberacaoSenha.getInformacoesAssociado> = async (
  context,
) => {
  const { query, db, sessao, services, agora, hoje, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  const { codigoAssociado } = associado
  trilha({ codigoAssociado })
  const [prontuario, espera] = await Promise.all([
    loadProntuario(db, codigoAssociado, sessao.codigoCredenciado, hoje),
    findContatoEmConfirmacao(db, sessao.codigoCredenciado, codigoAssociado, agora),
  ])
  return {
    associado: toResumo(associado, hoje),
    novosRestantes: associado.novosRestantes,
    numeroTelefoneResidencial: associado.telefone,
    email: associado.email,
    contatoEmConfirmacao: toContatoEmConfirmacao(espera),
    impedimentos: listImpedimentos(hoje, await services.regras.get(), associado, prontuario),
    exclusao: associado.exclusao,
    recemNatoAte: associado.recemNatoAte,
  }
}

export const listPlanosAssociado: Handler<typeof liberacaoSenha.listPlanos> = async (context) => {
  const { query, db, sessao, hoje, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado })
  const [planos, { rede }] = await Promise.all([
    listPlanos(db, associado.codigoAssociado),
    findContrato(db, sessao.codigoCredenciado),
  ])
  const { codigoAssociado } = associado
  const usado = await loadUsadoMes(db, { codigoAssociado, planos, dias: [hoje] })
  return planos.map((plano) => toPlanoAssociado(plano, rede, hoje, usado))
}
