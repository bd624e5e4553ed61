import { isFacesDoDente, joinFaces, parseFaces } from '../../dente/face.tables.ts'
import type { Contexto, ExclusaoOrientada, LinhaGuia } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { findAlternativa } from './alternativa.ts'
import { type Alvo, type Criterio, createMotivo, hasJustificativa, NENHUM } from './criterio.ts'
import { isLinhaAntes, listFeitosAntes } from './precedencia.ts'

const MINIMO_JUSTIFICATIVA = 20
const REMOVER = { tipo: 'removerItem', rotulo: 'Remover o evento' } as const

/** Faces of one tooth belong to one line: its event is the one that takes their sum. */
function createJuncao(alvo: Alvo, contexto: Contexto, outra: LinhaGuia): Correcao {
  const faces = joinFaces(alvo.lugar.faces, parseFaces(outra.lugar.faces) ?? '')
  const cabe = alvo.dente && faces.length <= 5 && isFacesDoDente(faces, alvo.dente)
  const regra = cabe ? findAlternativa(alvo, contexto, faces) : undefined
  if (!regra || outra.principal) return REMOVER
  return {
    tipo: 'juntarFaces',
    sequencial: outra.item.sequencial,
    codigoEvento: regra.codigoEvento,
    faces,
    rotulo: `Juntar as faces ${faces} na linha ${outra.item.sequencial}`,
  }
}

/** The same thing twice in the guide: the later line falls, so that the answer does not depend on list order. */
function listMotivosDuplicidade(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { item, regra, lugar } = alvo
  if (regra.maximoPorPeriodo > 1) return NENHUM
  const escopo = regra.escopo === 'denteFace' ? 'dente' : regra.escopo
  const outra = contexto.linhas.find(
    (linha) =>
      linha.grupo === regra.grupoFrequencia &&
      isLinhaAntes(linha, alvo, contexto) &&
      isMesmoLugar(escopo, lugar, linha.lugar),
  )
  if (!outra) return NENHUM
  const igual =
    outra.item.codigoEvento === item.codigoEvento &&
    (regra.facesMaximo === 0 || outra.lugar.faces === lugar.faces)
  if (igual) return [createMotivo(regra.glosaDuplicidade, 'glosa', 'codigoEvento', { correcao: REMOVER })]
  const correcao = regra.facesMaximo > 0 ? createJuncao(alvo, contexto, outra) : REMOVER
  return [createMotivo('3286', 'glosa', 'codigoEvento', { correcao })]
}

/** Whether this item is the one that gives way to the other line. */
function isVencido(exclusao: ExclusaoOrientada, alvo: Alvo, linha: LinhaGuia, contexto: Contexto): boolean {
  if (!linha.principal && exclusao.prevalece === 'a') return exclusao.esteLado === 'b'
  return isLinhaAntes(linha, alvo, contexto)
}

function isExcluido(exclusao: ExclusaoOrientada, alvo: Alvo, contexto: Contexto): boolean {
  const { item, lugar, data } = alvo
  const naGuia = contexto.linhas.some((linha) => {
    if (linha.grupo !== exclusao.outro && linha.item.codigoEvento !== exclusao.outro) return false
    if (!linha.principal && linha.item.sequencial === item.sequencial) return false
    if (exclusao.quando === 'mesmoDia' && linha.data !== data) return false
    return isVencido(exclusao, alvo, linha, contexto) && isMesmoLugar(exclusao.onde, lugar, linha.lugar)
  })
  if (naGuia || exclusao.quando === 'mesmaGuia') return naGuia
  return listFeitosAntes(exclusao.outro, alvo, contexto).some(
    (feito) => feito.data === data && isMesmoLugar(exclusao.onde, lugar, feito.lugar),
  )
}

function listMotivosExclusao(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { grupoFrequencia, codigoEvento } = alvo.regra
  const doGrupo = contexto.exclusoesPorLado.get(grupoFrequencia) ?? []
  const doEvento = codigoEvento === grupoFrequencia ? [] : (contexto.exclusoesPorLado.get(codigoEvento) ?? [])
  const exclusoes = [...doGrupo, ...doEvento]
  if (exclusoes.length === 0) return NENHUM
  const codigos = new Set<string>()
  const motivos: Motivo[] = []
  for (const exclusao of exclusoes) {
    if (codigos.has(exclusao.codigoGlosa) || !isExcluido(exclusao, alvo, contexto)) continue
    codigos.add(exclusao.codigoGlosa)
    const admitida = exclusao.admiteJustificativa && hasJustificativa(contexto, MINIMO_JUSTIFICATIVA)
    motivos.push(
      createMotivo(exclusao.codigoGlosa, admitida ? 'auditoria' : 'glosa', 'codigoEvento', {
        correcao: REMOVER,
      }),
    )
  }
  return motivos
}

/** Group 8, second half: what the item does not go together with, in the guide and on the same day. */
export const criterioIncompatibilidade: Criterio = (alvo, contexto) => [
  ...listMotivosDuplicidade(alvo, contexto),
  ...listMotivosExclusao(alvo, contexto),
]
