import type { ItemRecurso } from '@portal/contract/recursoGlosa.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { blankMotivo } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import type { TipoAnexo } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import type { Db } from '../db/client.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Visao } from '../repasse/visao.ts'
import { listAnexos } from './anexo.store.ts'
import { type Ganho, listGanhos } from './ganho.store.ts'
import { codigosDe, type EventoGlosado, listEventosGlosados } from './glosado.store.ts'
import { type ItemRecurso as ItemEnviado, listItens } from './recurso.store.ts'

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

/** The nature of a denial below its code: an event and its like are denied for one and the same. */
const submotivoDe = ({ glosas: [primeira] }: EventoGlosado): string =>
  primeira?.submotivo?.codigo ?? primeira?.codigoGlosa ?? ''

/**
 * What was won before against each event's denial, with the clinic's own words of the newest that won with some for the
 * same event and sub-reason: what followed its draft, in words that are nobody's. The draft is of another
 * patient's event, and so is a text that was written anew: neither is shown.
 */
export async function loadGanhos(
  db: Db,
  visao: Visao,
  eventos: readonly EventoGlosado[],
  tabela: Pick<TabelaRegras, 'find'>,
): Promise<(evento: EventoGlosado) => ItemRecurso['ganhos']> {
  const { codigoCredenciado } = visao
  const ganhos = await listGanhos(db, visao, eventos)
  const numeros = ganhos.flatMap(({ ultimos }) => ultimos.map(({ numeroFicha }) => numeroFicha))
  const [ganhadores, itens, anexos] = await Promise.all([
    listEventosGlosados(db, visao, numeros),
    listItens(db, visao, numeros),
    listAnexos(db, codigoCredenciado, numeros),
  ])
  const findMotivo = (
    evento: EventoGlosado,
    { numeroFicha, sequencialInclusao, justificativa }: Ganho['ultimos'][number],
  ) => {
    const isDele = (linha: { numeroFicha: number; sequencialInclusao: number }) =>
      linha.numeroFicha === numeroFicha && linha.sequencialInclusao === sequencialInclusao
    const [ganhador, item] = [ganhadores.find(isDele), itens.find(isDele)]
    if (!ganhador || !item || ganhador.codigoEvento !== evento.codigoEvento) return ''
    if (submotivoDe(ganhador) !== submotivoDe(evento)) return ''
    const rascunho = redraft(ganhador, item, anexos.filter(isDele), tabela)
    return justificativa.startsWith(`${rascunho} `)
      ? blankMotivo(justificativa.slice(rascunho.length)).trim()
      : ''
  }
  return (evento) => {
    const [codigo] = codigosDe(evento)
    const ganho = ganhos.find(({ codigoGlosa }) => codigoGlosa === codigo)
    if (!ganho) return null
    const { codigoGlosa, ganhos: quantos, decididos, ultimos } = ganho
    const motivo = ultimos.map((ultimo) => findMotivo(evento, ultimo)).find((achado) => achado !== '')
    return {
      codigoGlosa,
      ganhos: quantos,
      decididos,
      motivo: motivo ?? null,
    }
  }
}
