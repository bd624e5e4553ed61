import type { guia } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { toResumo } from '../associado/associado.store.ts'
import type { Handler } from '../http/handler.ts'
import { listEventosGuia } from './fatos/evento.store.ts'
import { pickFim } from './fatos/fimGuia.ts'
import { listImagensPresentes } from './fatos/imagemPresente.store.ts'
import { toGuiaCarregada } from './fatos/loadGuia.ts'
import { findRascunho } from './fatos/rascunho.store.ts'
import { findRenovavelAte } from './judgeRenovacao.ts'
import { listPassos } from './registro/historico.store.ts'
import { listOcorrencias } from './registro/ocorrencia.store.ts'
import { findJanela, findJanelaDoEvento, loadFatosData } from './reply/janela.ts'
import { loadComplementares } from './reply/loadComplementares.ts'
import { loadLimiteRecurso } from './reply/loadLimiteRecurso.ts'
import { loadPagamentos } from './reply/loadPagamentos.ts'
import { loadPagos } from './reply/loadPagos.ts'
import { toGuiaDetalhada } from './reply/reply.ts'
import { findInteira } from './reply/resumo.store.ts'
import { readCopart } from './reply/tetoCopart.ts'

/** The whole guide for its screen. */
export const getGuiaDetalhada: Handler<typeof guia.getGuiaDetalhada> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const chave = [db, sessao.codigoCredenciado, query.numeroFicha] as const
  const tabela = await services.regras.get()
  const [linha, eventos, imagens, ocorrencias, complementares, rascunho, passos, pagosDe] = await Promise.all(
    [
      findInteira(...chave),
      listEventosGuia(...chave),
      listImagensPresentes(...chave),
      listOcorrencias(...chave),
      loadComplementares(db, tabela, hoje, sessao.codigoCredenciado, query.numeroFicha),
      findRascunho(...chave),
      listPassos(...chave),
      loadPagos(db, sessao, [query.numeroFicha]),
    ],
  )
  if (!linha) return fail('API-GTO-0001')
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  const carregada = toGuiaCarregada(linha, eventos, imagens, tabela, hoje)
  const isDatavel = motivoBloqueio(carregada.estado, 'updateDataEvento') === undefined
  const isRenovavel = motivoBloqueio(carregada.estado, 'renewSenha') === undefined
  const [fatos, copart, pagamentos] = await Promise.all([
    isDatavel || isRenovavel ? loadFatosData(db, tabela, linha, hoje) : undefined,
    readCopart(db, tabela, linha, eventos, hoje),
    loadPagamentos(db, sessao, linha),
  ])
  const datavel = isDatavel ? fatos : undefined
  const lida = { ...carregada, eventos: copart.eventos }
  const pagos = pagosDe(linha.numeroFicha)
  const pergunta = { db, tabela, hoje, codigoCredenciado: sessao.codigoCredenciado }
  return toGuiaDetalhada(lida, toResumo(linha, hoje), tabela, pagos, {
    ocorrencias,
    complementares,
    rascunho,
    passos,
    teto: copart.teto,
    pagamentos,
    limiteRecurso: await loadLimiteRecurso(pergunta, carregada, pagos, pagamentos.recursoAte),
    fim: pickFim(linha),
    renovavelAte: fatos && isRenovavel ? await findRenovavelAte(db, fatos, carregada) : undefined,
    janela: datavel && findJanela(datavel),
    janelaDoEvento: datavel && ((evento) => findJanelaDoEvento(datavel, evento)),
  })
}
