import type { ItemRecurso } from '@portal/contract/recursoGlosa.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import type { Db } from '../db/client.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
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
      ...(dataNova === null ? [] : [{ tipo: 'data' as const, descricao: dataNova }]),
    ],
  })
}

/**
 * What was won before against each denial, with the clinic's own words of the newest that won: what followed its draft.
 * The draft is of another patient's event, and so is a text that was written anew: neither goes into this one.
 */
export async function loadGanhos(
  db: Db,
  codigoCredenciado: number,
  codigos: readonly string[],
  tabela: Pick<TabelaRegras, 'find'>,
): Promise<NonNullable<ItemRecurso['ganhos']>[]> {
  const ganhos = await listGanhos(db, codigoCredenciado, codigos)
  const numeros = ganhos.flatMap(({ ultimo }) => ultimo?.numeroFicha ?? [])
  const [eventos, itens, anexos] = await Promise.all([
    listEventosGlosados(db, codigoCredenciado, numeros),
    listItens(db, codigoCredenciado, numeros),
    listAnexos(db, codigoCredenciado, numeros),
  ])
  const findMotivo = ({ ultimo }: Ganho): string | null => {
    if (!ultimo) return null
    const isDele = (linha: { numeroFicha: number; sequencialInclusao: number }) =>
      linha.numeroFicha === ultimo.numeroFicha && linha.sequencialInclusao === ultimo.sequencialInclusao
    const [evento, item] = [eventos.find(isDele), itens.find(isDele)]
    if (!evento || !item) return null
    const rascunho = redraft(evento, item, anexos.filter(isDele), tabela)
    return ultimo.justificativa.startsWith(`${rascunho} `)
      ? ultimo.justificativa.slice(rascunho.length).trim() || null
      : null
  }
  return ganhos.map((ganho) => {
    const { codigoGlosa, ganhos: quantos, decididos } = ganho
    return { codigoGlosa, ganhos: quantos, decididos, motivo: findMotivo(ganho) }
  })
}
