import { decideCabimentoItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Quem } from '../repasse/compartilhamento.ts'
import { loadVisao } from '../repasse/visao.ts'
import { codigosDe } from './glosado.store.ts'
import { listRecursosDe } from './lista.store.ts'
import { loadRecursos, toRecurso } from './loadRecursos.ts'
import { findTomado, loadTomadosDe } from './loadTomados.ts'

/** A guide whose appeal lapses, with what an appeal could bring back. */
export type ARecorrer = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  prazo: string
  centavos: number
}

const GUIAS = 500

type Pergunta = { db: Db; tabela: TabelaRegras; quem: Quem & Pick<Sessao, 'rede'>; hoje: string }

/**
 * What a login may still appeal, and makes sense to appeal, up to a day: the first to lapse first. An event whose place is
 * taken makes none: its appeal would be refused (Operadora §1).
 */
export async function listARecorrer({ db, tabela, quem, hoje }: Pergunta, ate: string): Promise<ARecorrer[]> {
  const visao = await loadVisao(db, quem)
  // By their last day what is taken changes nothing of the order.
  const quando = { rede: quem.rede, hoje, tomados: [] }
  const pagina = { porValor: false, limite: GUIAS, depois: undefined }
  const linhas = await listRecursosDe(db, visao, 'RECORRER', quando, pagina)
  if (linhas.length === 0) return []
  const carregados = await loadRecursos(
    db,
    visao,
    linhas.map(({ numeroFicha }) => numeroFicha),
  )
  const cabiveis = carregados.flatMap((carregado) => {
    const { prazoRecurso } = toRecurso(carregado, hoje)
    const cabem = carregado.eventos.filter((evento) => decideCabimentoItem(codigosDe(evento)).cabe)
    return prazoRecurso <= ate && cabem.length > 0 ? { guia: carregado.guia, prazo: prazoRecurso, cabem } : []
  })
  const tomados = await loadTomadosDe(
    { db, tabela, hoje, codigoCredenciado: visao.codigoCredenciado },
    cabiveis.map(({ guia }) => guia.numeroFicha),
  )
  return cabiveis.flatMap(({ guia: { numeroFicha, codigoAssociado, nomeAssociado }, prazo, cabem }) => {
    const livres = cabem.filter((evento) => !findTomado(tomados, evento))
    if (livres.length === 0) return []
    const centavos = livres.reduce((soma, { glosaCentavos }) => soma + glosaCentavos, 0)
    return { numeroFicha, codigoAssociado, nomeAssociado, prazo, centavos }
  })
}
