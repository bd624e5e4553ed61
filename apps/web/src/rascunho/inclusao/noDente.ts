import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { toFacesDoDente } from '@portal/domain/dente/face.tables.ts'
import { type LeituraLinha, parseLinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { listDentesSelecionados, type Selecao, toSelecao } from '../../odontograma/estado/selecao.ts'

/** The events of a line, whose faces without a tooth are those of what is chosen on the chart. */
export const readNoDente = (texto: string, selecao: Selecao): readonly LeituraLinha[] =>
  parseLinhaEvento(texto, listDentesSelecionados(selecao)[0]?.dente)

/** The chosen teeth with the faces that were typed for them, each with its own letters; none typed leaves the chart's. */
export function withFacesDitas(selecao: Selecao, faces: string): Selecao {
  if (faces === '' || selecao.tipo !== 'dentes') return selecao
  return toSelecao(
    selecao.dentes.map(({ dente }) => {
      const forma = findDente(dente)
      return { dente, faces: (forma && toFacesDoDente(faces, forma)) ?? faces }
    }),
  )
}
