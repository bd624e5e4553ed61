import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { decideEvento } from '@portal/domain/evento/decideEvento.ts'
import { evaluateEvento } from '@portal/domain/evento/evaluateEvento.ts'
import { priceEvento } from '@portal/domain/evento/price.ts'
import { findAssociado } from '../associado/associado.store.ts'
import { getAjudas } from '../evento/ajuda.ts'
import { loadProntuario, toDadosContexto } from '../evento/contexto.ts'
import { toCoparticipacao } from '../evento/fatosGuia.ts'
import { listPrecos } from '../evento/preco.store.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Coverage of one event on a place, judged by the very function that will judge the guide (product.md,
 * "Authorisation rules are data"). The first day on which nothing denies it is the latest of the reasons' days.
 */
export const getEvento: Handler<typeof elegibilidade.getEvento> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const associado = await findAssociado(db, query.codigoAssociado)
  if (!associado) return fail('API-ELE-0001')
  trilha({ codigoAssociado: associado.codigoAssociado, objeto: `evento ${query.codigoEvento}` })
  const tabela = await services.regras.get()
  const regra = tabela.find(query.codigoEvento)
  if (!regra) return fail('API-ELE-0002')

  const prontuario = await loadProntuario(db, associado.codigoAssociado, sessao.codigoCredenciado, hoje)
  const [plano] = prontuario.planos
  const { dente, regiao, faces } = query
  const item = { sequencial: 1, codigoEvento: regra.codigoEvento, dente, regiao, faces, quantidade: 1 }
  const dados = toDadosContexto(hoje, tabela, associado, plano, prontuario, {
    momento: 'elegibilidade',
    guia: { emergencia: regra.urgencia, recemNato: false, itens: [item], solicitanteInformado: true },
  })
  const motivos = evaluateEvento(item, createContexto(dados))
  const precos = await listPrecos(db, prontuario.contrato.rede, [regra.codigoEvento], hoje)
  const preco = priceEvento(
    precos.get(regra.codigoEvento) ?? 0,
    regra.codigoEvento,
    1,
    toCoparticipacao(plano),
  )
  const negativas = motivos.filter((motivo) => motivo.severidade === 'glosa')
  const dias = negativas.map((motivo) => motivo.possivelEm ?? null)
  return {
    codigoEvento: regra.codigoEvento,
    descricao: regra.descricao,
    decisao: decideEvento(motivos),
    motivos: [...motivos],
    ajuda: getAjudas(motivos),
    possivelEm: dias.length > 0 && !dias.includes(null) ? (dias.toSorted().at(-1) ?? null) : null,
    valor: toValor(preco.valorCentavos),
    valorCopart: toValor(preco.copartCentavos),
    local: regra.local,
    facesMinimo: regra.facesMinimo,
    facesMaximo: regra.facesMaximo,
  }
}
