import { indexRegras } from '@portal/domain/evento/regra/eventos.tables.ts'
import { fimPrazoRecurso, fimRespostaRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type pg from 'pg'
import { loadPolitica } from '../../auditoria/politica.store.ts'
import type { Db } from '../../db/client.ts'
import { insertAnexos, listAnexos } from '../../recursoGlosa/anexo.store.ts'
import {
  type EventoGlosado,
  type GuiaGlosada,
  listEventosGlosados,
  listGuiasGlosadas,
} from '../../recursoGlosa/glosado.store.ts'
import { judgeCausa } from '../../recursoGlosa/judgeCausa.ts'
import { toPrazoRecurso } from '../../recursoGlosa/prazoRecurso.ts'
import {
  concludeRecursos,
  decideItens,
  insertItens,
  insertRecursos,
  listItens,
  type NovoRecurso,
} from '../../recursoGlosa/recurso.store.ts'
import { listRegras } from '../../regraEvento/regra.store.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { listCalendarios } from '../../repasse/calendario.store.ts'
import { fechamentoDoRecurso } from '../../repasse/encaminhamento.store.ts'
import { insertLancamentosRecurso } from '../../repasse/lancamento.store.ts'
import { openRepasses } from '../../repasse/repasse.store.ts'
import { seeAll } from '../../repasse/visao.ts'
import { civilDay } from '../../runtime/clock.ts'
import { toDb } from '../database/toDb.ts'
import { toItemRecurso } from './itensRecurso.ts'
import { keepPrazosResposta, listImagensRecurso, listRecorridas, type Recorrida } from './recorrida.store.ts'

type Regras = Pick<TabelaRegras, 'find'>

/** The appeals of guides in 13 to 15, judged by the operator's own policy, and what they granted in its runs. */
export async function enterRecursos(client: pg.ClientBase, numeros: readonly unknown[]): Promise<void> {
  const db = toDb(client)
  const recorridas = await listRecorridas(db, numeros)
  if (recorridas.length === 0) return
  const regras = indexRegras((await listRegras(db)).todas)
  const tabela = { find: (codigo: string) => regras.get(codigo) }
  for (const codigo of new Set(recorridas.map(({ codigoCredenciado }) => codigoCredenciado))) {
    const delas = recorridas.filter(({ codigoCredenciado }) => codigoCredenciado === codigo)
    await enterDoCredenciado(db, codigo, delas, tabela)
  }
}

const toRecurso = (guia: GuiaGlosada, { enviadoEm, codigoCredenciado, nome }: Recorrida): NovoRecurso => {
  const prazo = toPrazoRecurso(guia)
  return {
    numeroFicha: guia.numeroFicha,
    login: codigoCredenciado,
    nome,
    enviadoEm,
    dataGlosa: guia.publicacao,
    prazoRecurso: fimPrazoRecurso(guia.publicacao, prazo),
    prazoResposta: fimRespostaRecurso(civilDay(enviadoEm), prazo),
  }
}

/** A guide with its appeal, once both are known. */
type Caso = { guia: GuiaGlosada; recorrida: Recorrida; recurso: NovoRecurso }

async function enterDoCredenciado(
  db: Db,
  codigo: number,
  recorridas: readonly Recorrida[],
  tabela: Regras,
): Promise<void> {
  const numeros = recorridas.map(({ numeroFicha }) => numeroFicha)
  const guias = await listGuiasGlosadas(db, codigo, numeros)
  const eventos = await listEventosGlosados(db, seeAll(codigo), numeros)
  const imagens = await listImagensRecurso(db, codigo, numeros)
  const casos: Caso[] = recorridas.flatMap((recorrida) => {
    const guia = guias.find(({ numeroFicha }) => numeroFicha === recorrida.numeroFicha)
    return guia ? { guia, recorrida, recurso: toRecurso(guia, recorrida) } : []
  })
  const lidos = eventos.map((evento) => toItemRecurso(evento, imagens, tabela))
  await insertRecursos(
    db,
    codigo,
    casos.map(({ recurso }) => recurso),
  )
  await insertItens(
    db,
    codigo,
    lidos.map(({ item }) => item),
  )
  const [primeira] = recorridas
  if (primeira) {
    const anexos = lidos.flatMap((lido) => lido.anexos)
    await insertAnexos(db, codigo, anexos, primeira.enviadoEm)
  }
  await decideTodos(db, codigo, casos, eventos, tabela)
  await keepPrazosResposta(db, codigo, numeros)
}

async function decideTodos(
  db: Db,
  codigo: number,
  casos: readonly Caso[],
  eventos: readonly EventoGlosado[],
  tabela: Regras,
): Promise<void> {
  const julgados = casos.flatMap(({ guia, recorrida: { numeroFicha, julgadoEm } }) =>
    julgadoEm ? { guia, numeroFicha, em: julgadoEm, dia: civilDay(julgadoEm) } : [],
  )
  const [primeiro] = julgados
  if (!primeiro) return
  const numeros = julgados.map(({ numeroFicha }) => numeroFicha)
  const politica = await loadPolitica(db, primeiro.dia)
  const itens = await listItens(db, seeAll(codigo), numeros)
  const anexos = await listAnexos(db, codigo, numeros)
  const decisoes = julgados.flatMap(({ numeroFicha }) => {
    const isDela = (linha: { numeroFicha: number }) => linha.numeroFicha === numeroFicha
    const causa = {
      eventos: eventos.filter(isDela),
      itens: itens.filter(isDela),
      anexos: anexos.filter(isDela),
    }
    return judgeCausa(causa, tabela, politica)
  })
  await decideItens(db, codigo, decisoes)
  await concludeRecursos(db, codigo, julgados)
  const { rede } = primeiro.guia
  const calendarios = await listCalendarios(db)
  const pagas = julgados.map(({ guia, numeroFicha, dia }) => ({
    numeroFicha,
    fechamento: fechamentoDoRecurso(calendarios, rede, dia, guia.fechamento),
  }))
  const fechamentos = [...new Set(pagas.map(({ fechamento }) => fechamento))]
  await openRepasses(db, { codigoCredenciado: codigo, rede, calendarios }, fechamentos, primeiro.em)
  await insertLancamentosRecurso(db, codigo, pagas)
}
