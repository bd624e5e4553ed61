import type { ortodontia } from '@portal/contract/ortodontia.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { listMeses } from '@portal/domain/ortodontia/meses.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { evaluateTipo, findEspecialidadeOrto, toDecisao, toTratamento } from './avaliacao.ts'

/** The patient's treatment with this provider, and what would become of a guide of a type (Spec §7.7). */
export const getInformacoesOrto: Handler<typeof ortodontia.getInformacoesOrto> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { tipoAtendimento } = query
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado })
  const { codigoCredenciado } = sessao
  const tabela = await services.regras.get()
  const especialidade = await findEspecialidadeOrto(db, codigoCredenciado)
  const pergunta = { db, tabela, associado, codigoCredenciado, hoje }
  const avaliado = await evaluateTipo(pergunta, especialidade, tipoAtendimento)
  const { contrato, tratamento } = avaliado
  const prazo = tabela.findPrazoOrtodontia(contrato.rede, hoje)
  const concessoes: Partial<Record<typeof tipoAtendimento, number>> = {
    [tipoGuia.ortoInicial]: prazo.mesesIniciais,
    [tipoGuia.ortoProrrogacao]: prazo.mesesProrrogacao,
  }
  const mesesConcessao = concessoes[tipoAtendimento] ?? null
  return {
    tipoAtendimento,
    ...toDecisao(avaliado),
    tratamento: toTratamento(avaliado, tabela, hoje),
    meses: tratamento ? [...listMeses(tratamento, prazo, hoje)] : [],
    mesesConcessao,
    mesesMaximo: tipoAtendimento === tipoGuia.ortoProrrogacao ? prazo.mesesMaximo : mesesConcessao,
  }
}
