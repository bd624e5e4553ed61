import { decideCabimentoItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import type { Quem } from '../repasse/compartilhamento.ts'
import { loadVisao } from '../repasse/visao.ts'
import { codigosDe } from './glosado.store.ts'
import { listRecursosDe } from './lista.store.ts'
import { loadRecursos, toRecurso } from './loadRecursos.ts'

/** A guide whose appeal lapses, with what an appeal could bring back. */
export type ARecorrer = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  prazo: string
  centavos: number
}

const GUIAS = 500

/** What a login may still appeal, and makes sense to appeal, up to a day: the first to lapse first. */
export async function listARecorrer(
  db: Db,
  quem: Quem & Pick<Sessao, 'rede'>,
  hoje: string,
  ate: string,
): Promise<ARecorrer[]> {
  const visao = await loadVisao(db, quem)
  const quando = { rede: quem.rede, hoje }
  const pagina = { porValor: false, limite: GUIAS, depois: undefined }
  const linhas = await listRecursosDe(db, visao, 'RECORRER', quando, pagina)
  if (linhas.length === 0) return []
  const carregados = await loadRecursos(
    db,
    visao,
    linhas.map(({ numeroFicha }) => numeroFicha),
  )
  return carregados.flatMap((carregado) => {
    const { prazoRecurso } = toRecurso(carregado, hoje)
    const cabem = carregado.eventos.filter((evento) => decideCabimentoItem(codigosDe(evento)).cabe)
    if (prazoRecurso > ate || cabem.length === 0) return []
    const { numeroFicha, codigoAssociado, nomeAssociado } = carregado.guia
    const centavos = cabem.reduce((soma, { glosaCentavos }) => soma + glosaCentavos, 0)
    return [{ numeroFicha, codigoAssociado, nomeAssociado, prazo: prazoRecurso, centavos }]
  })
}
