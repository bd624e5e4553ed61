import { parseFaces, toFacesDoDente } from '../../dente/face.tables.ts'
import type { Contexto } from '../createContexto.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { isFacesValidas, listFacesPossiveis } from '../regra/formaEvento.ts'
import { createTrocaEvento } from './alternativa.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

const REMOVER_FACES = { tipo: 'removerFaces', rotulo: 'Remover as faces' } as const

function findCorrecaoFaces(alvo: Alvo, contexto: Contexto, faces: string | undefined): Correcao | undefined {
  const { regra, dente } = alvo
  if (!dente) return undefined
  // One way only to fill them (sealant: O; veneer: V).
  const possiveis = listFacesPossiveis(regra, dente)
  const trocada = possiveis.length === regra.facesMinimo ? possiveis : faces && toFacesDoDente(faces, dente)
  if (trocada && trocada !== faces && isFacesValidas(regra, trocada, dente)) {
    return { tipo: 'trocarFaces', faces: trocada, rotulo: `Trocar as faces por ${trocada}` }
  }
  return createTrocaEvento(alvo, contexto)
}

/** The faces: as many as the event takes, without repeats, and of that tooth. */
export function listMotivosFaces(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { item, regra, dente } = alvo
  const texto = item.faces ?? ''
  if (regra.facesMaximo === 0) {
    return texto === ''
      ? NENHUM
      : [createMotivo('3023', 'erroFormulario', 'faces', { correcao: REMOVER_FACES })]
  }
  if (texto === '' && !item.dente) return NENHUM
  const faces = parseFaces(texto)
  if (faces !== undefined && isFacesValidas(regra, faces, dente)) return NENHUM
  const correcao = findCorrecaoFaces(alvo, contexto, faces)
  return [createMotivo('3023', 'erroFormulario', 'faces', correcao && { correcao })]
}
