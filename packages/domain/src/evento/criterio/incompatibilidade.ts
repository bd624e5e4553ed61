import { addDays } from '../../calendario/dataCivil.ts'
import { isFacesDoDente, joinFaces } from '../../dente/face.tables.ts'
import type { Contexto, EventoFeito, ExclusaoOrientada, LinhaGuia } from '../createContexto.ts'
import { isMesmoLugar } from '../lugar.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { findAlternativa } from './alternativa.ts'
import {
  type Alvo,
  type Criterio,
  createMotivo,
  hasJustificativa,
  MINIMO_JUSTIFICATIVA,
  NENHUM,
  REMOVER,
} from './criterio.ts'
import { isLinhaAntes, listFeitosAntes, toEventoAnterior, toLinhaContra } from './precedencia.ts'

type Excludente = Pick<Motivo, 'possivelEm' | 'eventoAnterior' | 'linha'>

/** Faces of one tooth belong to one line: its event is the one that takes their sum. */
function createJuncao(alvo: Alvo, contexto: Contexto, outra: LinhaGuia): Correcao {
  const faces = joinFaces(alvo.lugar.faces, outra.lugar.faces)
  const cabe = alvo.dente && faces.length <= 5 && isFacesDoDente(faces, alvo.dente)
  const regra = cabe ? findAlternativa(alvo, contexto, faces) : undefined
  if (!regra || outra.principal) return REMOVER
  return {
    tipo: 'juntarFaces',
    sequencial: outra.item.sequencial,
    codigoEvento: regra.codigoEvento,
    faces,
    rotulo: `Juntar as faces ${faces} num só evento`,
  }
}

/** The same thing twice in the guide: the later line falls, so that the answer does not depend on list order. */
function listMotivosDuplicidade(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, lugar } = alvo
  if (regra.maximoPorPeriodo > 1) return NENHUM
  // What is the same line, and what its faces join, is not known before they are.
  if (regra.facesMinimo > 0 && lugar.faces === '') return NENHUM
  const escopo = regra.escopo === 'denteFace' ? 'dente' : regra.escopo
  const outra = contexto.linhas.find(
    (linha) =>
      linha.grupo === regra.grupoFrequencia &&
      isLinhaAntes(linha, alvo, contexto) &&
      isMesmoLugar(escopo, lugar, linha.lugar),
  )
  if (!outra) return NENHUM
  const igual =
    outra.regra?.codigoEvento === regra.codigoEvento &&
    (regra.facesMaximo === 0 || outra.lugar.faces === lugar.faces)
  const contra = toLinhaContra(outra)
  if (igual) {
    const motivo = { ...contra, correcao: REMOVER }
    return [createMotivo(regra.glosaDuplicidade, 'glosa', 'codigoEvento', motivo)]
  }
  const correcao = regra.facesMaximo > 0 ? createJuncao(alvo, contexto, outra) : REMOVER
  return [createMotivo('3286', 'glosa', 'codigoEvento', { ...contra, correcao })]
}

/** Whether this item is the one that gives way to the other line. */
function isVencido(exclusao: ExclusaoOrientada, alvo: Alvo, linha: LinhaGuia, contexto: Contexto): boolean {
  if (!linha.principal && exclusao.prevalece === 'a') return exclusao.esteLado === 'b'
  return isLinhaAntes(linha, alvo, contexto)
}

/** What was done before of the other side: of its group, or of its one event. */
function listAnteriores(
  { outro }: ExclusaoOrientada,
  alvo: Alvo,
  contexto: Contexto,
): readonly EventoFeito[] {
  if (contexto.feitos.has(outro)) return listFeitosAntes(outro, alvo, contexto)
  const regra = contexto.regras(outro)
  if (!regra) return []
  return listFeitosAntes(regra.grupoFrequencia, alvo, contexto).filter(
    ({ codigoEvento }) => contexto.regras(codigoEvento)?.codigoEvento === regra.codigoEvento,
  )
}

/** Whether the other side gives way: something earlier never stands against the one that prevails. */
function isPrevalente({ quando, prevalece, esteLado }: ExclusaoOrientada): boolean {
  return quando === 'antes' && prevalece === 'a' && esteLado === 'a'
}

function findLinhaExcludente(
  exclusao: ExclusaoOrientada,
  alvo: Alvo,
  contexto: Contexto,
): LinhaGuia | undefined {
  const { item, lugar, data } = alvo
  return contexto.linhas.find((linha) => {
    if (linha.grupo !== exclusao.outro && linha.regra?.codigoEvento !== exclusao.outro) return false
    if (!linha.principal && (exclusao.quando === 'antes' || linha.item.sequencial === item.sequencial))
      return false
    if (exclusao.quando === 'mesmoDia' && linha.data !== data) return false
    return isVencido(exclusao, alvo, linha, contexto) && isMesmoLugar(exclusao.onde, lugar, linha.lugar)
  })
}

/** Of what was done before: of the same day, what was authorised before. */
function isNoPrazo({ quando, dias }: ExclusaoOrientada, data: string, anterior: EventoFeito): boolean {
  if (quando === 'mesmoDia') return anterior.data === data
  if (anterior.data > data) return false
  return dias === undefined || data < addDays(anterior.data, dias)
}

/** What was done before of the other side, with the day on which it no longer counts when there is one. */
function findExcludente(exclusao: ExclusaoOrientada, alvo: Alvo, contexto: Contexto): Excludente | undefined {
  if (exclusao.quando === 'mesmaGuia') return undefined
  const anterior = listAnteriores(exclusao, alvo, contexto).findLast(
    (evento) =>
      isNoPrazo(exclusao, alvo.data, evento) && isMesmoLugar(exclusao.onde, alvo.lugar, evento.lugar),
  )
  if (!anterior) return undefined
  return {
    ...(exclusao.dias !== undefined && { possivelEm: addDays(anterior.data, exclusao.dias) }),
    eventoAnterior: toEventoAnterior(anterior),
  }
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
    if (codigos.has(exclusao.codigoGlosa) || isPrevalente(exclusao)) continue
    const naGuia = findLinhaExcludente(exclusao, alvo, contexto)
    const excludente = naGuia ? toLinhaContra(naGuia) : findExcludente(exclusao, alvo, contexto)
    if (!excludente) continue
    codigos.add(exclusao.codigoGlosa)
    const admitida = exclusao.admiteJustificativa && hasJustificativa(contexto, MINIMO_JUSTIFICATIVA)
    motivos.push(
      createMotivo(exclusao.codigoGlosa, admitida ? 'auditoria' : 'glosa', 'codigoEvento', {
        ...excludente,
        correcao: REMOVER,
      }),
    )
  }
  return motivos
}

/** Group 8, second half: what the item does not go together with, in the guide and in what was done. */
export const criterioIncompatibilidade: Criterio = (alvo, contexto) => [
  ...listMotivosDuplicidade(alvo, contexto),
  ...listMotivosExclusao(alvo, contexto),
]
