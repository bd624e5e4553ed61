import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'

type Datado = Pick<EventoGuia, 'codigoLocalizacao' | 'codigoFace' | 'descricao'>

/** What became of the days of these events once they are stored: "Data guardada: 21 MP, 28/11/2026." */
export function sayDatas(eventos: readonly Datado[], data: string | null): string {
  const [primeiro, ...outros] = eventos
  if (!primeiro) return ''
  if (outros.length === 0) {
    const { codigoLocalizacao, codigoFace, descricao } = primeiro
    // What has no place is named by its act.
    const lugar = showLocal(codigoLocalizacao, codigoFace) || descricao
    return data === null ? `Data retirada: ${lugar}.` : `Data guardada: ${lugar}, ${showData(data)}.`
  }
  const datas = countOf(eventos.length, 'data', 'datas')
  return data === null ? `${datas} retiradas.` : `${datas} guardadas: ${showData(data)}.`
}
