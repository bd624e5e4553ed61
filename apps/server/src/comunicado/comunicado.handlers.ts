import type { comunicado, ResumoComunicado } from '@portal/contract/comunicado.ts'
import { COMUNICADOS_PAGINA } from '@portal/domain/comunicado/paginaComunicado.ts'
import { listPalavras } from '@portal/domain/texto/palavra.ts'
import type { Handlers } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import {
  countComunicados,
  findComunicado,
  insertLeitura,
  type Leitor,
  type LinhaComunicado,
  listParaInicio,
  listTags,
  searchComunicados,
} from './comunicado.store.ts'

const toLeitor = ({ sessao, agora, hoje }: { sessao: Sessao; agora: Date; hoje: string }): Leitor => ({
  codigoCredenciado: sessao.codigoCredenciado,
  login: sessao.login,
  rede: sessao.rede,
  agora,
  hoje,
})

const toPagina = ({ nroPagina = 1, qtdRegistros = COMUNICADOS_PAGINA }) => ({
  limite: qtdRegistros,
  pulados: (nroPagina - 1) * qtdRegistros,
})

const toResumo = ({ publicadoEm, ...linha }: LinhaComunicado): ResumoComunicado => ({
  ...linha,
  publicadoEm: publicadoEm.toISOString(),
})

/** The words of what was typed; of signs alone there are none, and what was typed is looked for as it is. */
const toPalavras = (digitado: string): readonly string[] => {
  const palavras = listPalavras(digitado)
  return palavras.length > 0 || digitado === '' ? palavras : [digitado]
}

export const comunicadoHandlers: Handlers<typeof comunicado> = {
  listDashboard: async (context) => {
    const { db, query } = context
    const leitor = toLeitor(context)
    const [linhas, { total }] = await Promise.all([
      listParaInicio(db, leitor, toPagina(query)),
      countComunicados(db, leitor),
    ])
    return { comunicados: linhas.map(toResumo), nroPagina: query.nroPagina ?? 1, total }
  },
  searchComunicados: async (context) => {
    const { db, query } = context
    const leitor = toLeitor(context)
    const tags = (query.tagsList ?? '').split(',').map((tag) => tag.trim())
    const busca = { tags: tags.filter(Boolean), palavras: toPalavras(query.texto?.trim() ?? '') }
    const [linhas, { total }, todas] = await Promise.all([
      searchComunicados(db, leitor, busca, toPagina(query)),
      countComunicados(db, leitor, busca),
      listTags(db, leitor),
    ])
    return { comunicados: linhas.map(toResumo), nroPagina: query.nroPagina ?? 1, total, tags: todas }
  },
  getContador: (context) => countComunicados(context.db, toLeitor(context)),
  getComunicado: async (context) => {
    const linha = await findComunicado(context.db, toLeitor(context), context.query.codComunicado)
    if (!linha) return context.fail('API-COM-0001')
    return { ...toResumo(linha), texto: linha.texto }
  },
  acknowledgeComunicado: async (context) => {
    const { db, query, sessao, agora, fail } = context
    const { codComunicado } = query
    if (!(await findComunicado(db, toLeitor(context), codComunicado))) return fail('API-COM-0001')
    const { codigoCredenciado, login } = sessao
    await insertLeitura(db, { codigoCredenciado, codComunicado, login, em: agora })
    return { ok: true }
  },
}
