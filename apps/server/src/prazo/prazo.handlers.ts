import type { Prazo, prazo } from '@portal/contract/prazo.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { PRAZOS_PAGINA, sortPrazos, toChavePrazo } from '@portal/domain/prazo/ordemPrazo.ts'
import { toPalavras } from '@portal/domain/texto/palavra.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { type Faltas, loadFaltas } from './faltas.ts'
import type { PrazoAchado, PrazoNomeado } from './fonte.ts'
import { hasPrazo, loadPrazos } from './fontes.ts'
import { joinManutencoes } from './joinManutencoes.ts'
import { insertDesistencia, listDesistencias, withdrawDesistencia } from './prazo.store.ts'

async function nameDesistencias(
  { db, sessao }: Pick<Context<typeof prazo.listPrazos>, 'db' | 'sessao'>,
  achados: readonly PrazoAchado[],
): Promise<PrazoNomeado[]> {
  const chaves = achados.map(toChavePrazo)
  const desistencias = new Map(
    (await listDesistencias(db, sessao.codigoCredenciado, chaves)).map((linha) => [linha.chave, linha]),
  )
  return achados.map((achado) => {
    const chave = toChavePrazo(achado)
    const desistencia = desistencias.get(chave)
    return {
      ...achado,
      chave,
      desistencia: desistencia ? { motivo: desistencia.motivo, em: desistencia.em.toISOString() } : null,
    }
  })
}

const withoutValor = (prazo: PrazoNomeado): PrazoNomeado => ({ ...prazo, valorCentavos: null })

function toReply(
  {
    codigoAssociado: _codigo,
    nomeAssociado,
    chaveAssociado,
    guiaLiberada,
    valorCentavos,
    ...linha
  }: PrazoNomeado,
  /** Absent for whoever may not look at guides. */
  faltas: Faltas | undefined,
): Prazo {
  if (!faltas) return linha
  return {
    ...linha,
    ...faltas,
    ...(nomeAssociado !== undefined && { nomeAssociado }),
    ...(chaveAssociado !== undefined && { chaveAssociado }),
    ...(guiaLiberada !== undefined && { guiaLiberada }),
    valor: valorCentavos === null ? null : toValor(valorCentavos),
  }
}

/** Everything that lapses, ours. */
export const prazoHandlers: Handlers<typeof prazo> = {
  listPrazos: async (context) => {
    const { query, sessao, trilha } = context
    const { ordem = 'DIAS', desistidos = false, manutencoesJuntas = false } = query
    const { nroPagina = 1, qtdRegistros = PRAZOS_PAGINA } = query
    const nomeados = await nameDesistencias(context, await loadPrazos(context))
    const abertos = nomeados.filter(({ desistencia }) => desistencia === null)
    const escolhidos = desistidos ? nomeados.filter(({ desistencia }) => desistencia !== null) : abertos
    const inicio = (nroPagina - 1) * qtdRegistros
    const isAberto = isCampoAberto('pacientePendente', sessao.permissoes)
    // Whoever is not told of the money does not read it off the order either.
    const ordenaveis = isAberto ? escolhidos : escolhidos.map(withoutValor)
    // Each that was given up has its own reason, which no joined row could tell.
    const linhas = manutencoesJuntas && !desistidos ? joinManutencoes(ordenaveis) : ordenaveis
    const pagina = sortPrazos(linhas, ordem).slice(inicio, inicio + qtdRegistros)
    const pacientes = new Set(pagina.flatMap(({ codigoAssociado }) => codigoAssociado ?? []))
    for (const codigoAssociado of pacientes) trilha({ codigoAssociado, objeto: 'prazos' })
    if (pacientes.size === 0) trilha({ objeto: 'prazos: de nenhum paciente' })
    const faltasDe = isAberto ? await loadFaltas(context, pagina) : undefined
    const emRisco = abertos.reduce((soma, { valorCentavos }) => soma + (valorCentavos ?? 0), 0)
    return {
      prazos: pagina.map((linha) => toReply(linha, faltasDe?.(linha))),
      nroPagina,
      total: escolhidos.length,
      ...(isAberto && { valorEmRisco: toValor(emRisco) }),
    }
  },
  createDesistencia: async (context) => {
    const { body, db, sessao, agora, fail, trilha } = context
    if (toPalavras(body.motivo).length === 0)
      return fail('API-PRA-0002', [{ campo: 'motivo', mensagem: 'Diga o motivo.' }])
    trilha({ objeto: `desistência do prazo ${body.chave}` })
    if (!(await hasPrazo(context, body.chave))) return fail('API-PRA-0001')
    const { codigoCredenciado, login } = sessao
    await insertDesistencia(db, { ...body, codigoCredenciado, login, em: agora })
    return { ok: true }
  },
  deleteDesistencia: async (context) => {
    const { query, db, sessao, agora, fail, trilha } = context
    trilha({ objeto: `volta da desistência do prazo ${query.chave}` })
    // Whose deadline it is not, a colleague's of one who sees his own alone too, has nothing to take back.
    if (!(await hasPrazo(context, query.chave))) return fail('API-PRA-0001')
    const isRetirada = await withdrawDesistencia(db, sessao.codigoCredenciado, query.chave, agora)
    return isRetirada ? { ok: true } : fail('API-PRA-0001')
  },
}
