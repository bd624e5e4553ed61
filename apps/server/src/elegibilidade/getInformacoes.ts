import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { maskCpf } from '@portal/domain/associado/cpf.ts'
import { toResumo } from '../associado/associado.store.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { findContatoEmConfirmacao } from '../associado/contato.store.ts'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { choosePlano } from '../associado/plano.store.ts'
import { toCarencias, toContatoEmConfirmacao, toPlanoAssociado } from '../associado/reply.ts'
import type { Handler } from '../http/handler.ts'
import { chooseTratamento, loadProntuario } from '../regraEvento/contexto.ts'
import { toEventoHistorico } from '../regraEvento/eventoHistorico.ts'
import { listImpedimentos } from '../regraEvento/impedimento.ts'
import { toTratamentoOrtodontico } from '../tratamento/tratamentoReply.ts'

/** Everything about a patient that decides whether and how she is attended. Spec §1, §7.5. */
export const getInformacoes: Handler<typeof elegibilidade.getInformacoes> = async (context) => {
  const { query, db, sessao, services, agora, hoje, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado })
  const tabela = await services.regras.get()
  const { codigoAssociado } = associado
  const [prontuario, espera] = await Promise.all([
    loadProntuario(db, codigoAssociado, sessao.codigoCredenciado, hoje),
    findContatoEmConfirmacao(db, sessao.codigoCredenciado, codigoAssociado, agora),
  ])
  const { planos, historico, dentesAusentes, contrato } = prontuario
  const usado = await loadUsadoMes(db, { codigoAssociado, planos, dias: [hoje] })
  const tratamento = chooseTratamento(prontuario.tratamentos)
  // Of the plan that a guide would be charged to, as its obstacles and the coverage are.
  const cobrado = choosePlano(planos, contrato.rede)
  return {
    associado: toResumo(associado, hoje),
    novosRestantes: associado.novosRestantes,
    situacao: associado.situacao,
    impedimentos: listImpedimentos(hoje, tabela, associado, prontuario),
    cpf: associado.cpf ? maskCpf(associado.cpf) : null,
    numeroTelefoneResidencial: associado.telefone,
    email: associado.email,
    contatoEmConfirmacao: toContatoEmConfirmacao(espera),
    empresa: associado.empresa,
    inclusao: associado.inclusao,
    exclusao: associado.exclusao,
    validadeCartao: associado.validadeCartao,
    recemNatoAte: associado.recemNatoAte,
    planos: planos.map((plano) => toPlanoAssociado(plano, contrato.rede, hoje, usado)),
    carencias: cobrado ? toCarencias(cobrado, hoje) : [],
    dentesAusentes,
    historico: historico.map((linha) => toEventoHistorico(linha, tabela)),
    tratamentoOrtodontico: tratamento
      ? toTratamentoOrtodontico(tratamento, tabela.findPrazoOrtodontia(contrato.rede, hoje), hoje)
      : null,
  }
}
