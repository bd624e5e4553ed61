import type { ItemRecurso } from '@portal/contract/recursoGlosa.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import type { Db } from '../db/client.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Visao } from '../repasse/visao.ts'
import { listAnexos } from './anexo.store.ts'
import { type Ganho, listGanhos } from './ganho.store.ts'
import { codigosDe, type EventoGlosado, listEventosGlosados } from './glosado.store.ts'
import { type ItemRecurso as ItemEnviado, listItens, type TipoAnexo } from './recurso.store.ts'

/** The draft with which an appealed event's text began. */
export function redraft(
  evento: EventoGlosado,
  { denteNovo, dataNova }: Pick<ItemEnviado, 'denteNovo' | 'dataNova'>,
  anexos: readonly { tipo: TipoAnexo; imagem: { nomeArquivo: string } }[],
  tabela: Pick<TabelaRegras, 'find'>,
): string {
  return writeTextoRecurso({
    codigoGlosa: codigosDe(evento)[0] ?? '',
    textoGlosa: evento.glosas[0]?.texto ?? '',
    codigoEvento: evento.codigoEvento,
    descricaoEvento: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
    codigoLocalizacao: evento.codigoLocalizacao,
    dataRealizacao: evento.dataRealizacao,
    novidades: [
      ...anexos.map(({ tipo, imagem }) => ({ tipo, descricao: imagem.nomeArquivo })),
      ...(denteNovo === null ? [] : [{ tipo: 'dente' as const, descricao: denteNovo }]),
      ...(dataNova === null ? [] : [{ tipo: 'data' as const, descricao: toBrasileira(dataNova) }]),
    ],
  })
}

/**
 * What was won before against each denial, with the clinic's own words of the newest that won with some: what followed its draft.
 * The draft is of another patient's event, and so is a text that was written anew: neither goes into this one.
 */
export async function loadGanhos(
  db: Db,
  visao: Visao,
  codigos: readonly string[],
  tabela: Pick<TabelaRegras, 'find'>,
): Promise<NonNullable<ItemRecurso['ganhos']>[]> {
  const { codigoCredenciado } = visao
  const ganhos = await listGanhos(db, visao, codigos)
  const numeros = ganhos.flatMap(({ ultimos }) => ultimos.map(({ numeroFicha }) => numeroFicha))
  const [eventos, itens, anexos] = await Promise.all([
    listEventosGlosados(db, visao, numeros),
    listItens(db, visao, numeros),
    listAnexos(db, codigoCredenciado, numeros),
  ])
  const findMotivo = ({ numeroFicha, sequencialInclusao, justificativa }: Ganho['ultimos'][number]) => {
    const isDele = (linha: { numeroFicha: number; sequencialInclusao: number }) =>
      linha.numeroFicha === numeroFicha && linha.sequencialInclusao === sequencialInclusao
    const [evento, item] = [eventos.find(isDele), itens.find(isDele)]
    const rascunho = evento && item && redraft(evento, item, anexos.filter(isDele), tabela)
    const isDoRascunho = rascunho !== undefined && justificativa.startsWith(`${rascunho} `)
    return isDoRascunho ? justificativa.slice(rascunho.length).trim() : ''
  }
  return ganhos.map((ganho) => {
    const { codigoGlosa, ganhos: quantos, decididos, ultimos } = ganho
    const motivo = ultimos.map(findMotivo).find((achado) => achado !== '') ?? null
    return { codigoGlosa, ganhos: quantos, decididos, motivo }
  })
}
