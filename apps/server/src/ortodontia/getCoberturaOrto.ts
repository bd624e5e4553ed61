import type { ortodontia } from '@portal/contract/ortodontia.ts'
import { tiposOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { findOrtodontia } from '../associado/plano.store.ts'
import { toOrtodontiaPlano } from '../associado/reply.ts'
import type { Handler } from '../http/handler.ts'
import { countTratamentosFeitos } from '../tratamento/tratamento.store.ts'
import { evaluateTipo, findEspecialidadeOrto, toDecisao } from './avaliacao.ts'

/** What the plan covers of orthodontics, and which guides are offered (Spec §7.7). */
export const getCoberturaOrto: Handler<typeof ortodontia.getCoberturaOrto> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  const { codigoAssociado } = associado
  trilha({ codigoAssociado })
  const { codigoCredenciado } = sessao
  const tabela = await services.regras.get()
  const [especialidade, tratamentosFeitos] = await Promise.all([
    findEspecialidadeOrto(db, codigoCredenciado),
    countTratamentosFeitos(db, codigoAssociado, 0),
  ])
  const pergunta = { db, tabela, associado, codigoCredenciado, hoje }
  const avaliados = await Promise.all(
    tiposOrtodontia.map(async ({ codigo, rotulo }) => ({
      codigoTipoAtendimento: codigo,
      descricao: rotulo,
      avaliado: await evaluateTipo(pergunta, especialidade, codigo),
    })),
  )
  const plano = avaliados[0]?.avaliado.plano
  return {
    plano: plano ? toOrtodontiaPlano(findOrtodontia(plano, hoje)) : null,
    tratamentosFeitos,
    guias: avaliados.map(({ avaliado, ...guia }) => ({ ...guia, ...toDecisao(avaliado) })),
  }
}
